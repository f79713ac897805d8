import type { Plugin } from 'vite';

/**
 * Has the dev server make what only it shows: where the shell sets `production`, VitePress would look for the files of
 * a build.
 */
export const developmentMode: Plugin = {
  name: 'development-mode',
  apply: 'serve',
  config() {
    process.env.NODE_ENV = 'development';
  },
};
