import { render } from 'solid-js/web';
import { App } from './app.js';

render(App, document.querySelector('#app')!);
