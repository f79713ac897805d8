/** Style sheets that pages have: they style elements by their tags, and by classes such as `card`, `row` and `badge`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const files = {
  Bootstrap: require.resolve('bootstrap/dist/css/bootstrap.min.css'),
  'Tailwind’s preflight': require.resolve('tailwindcss/preflight.css'),
  Pico: require.resolve('@picocss/pico/css/pico.min.css'),
} as const;

type Theme = keyof typeof files;
export const themes = Object.keys(files) as Theme[];

/** A theme as an element of the page. */
export const themeOf = (name: Theme): string => `<style>${readFileSync(files[name], 'utf8')}</style>`;
