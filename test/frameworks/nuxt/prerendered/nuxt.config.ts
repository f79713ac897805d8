export { default } from '../nuxt.config';
