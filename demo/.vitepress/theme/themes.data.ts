import { readFileSync } from 'node:fs';

export interface LookData {
  readonly name: string;
  readonly title: string;
  /** For whom it is, and what it looks like. */
  readonly about: string;
  readonly css: string;
}

declare const data: readonly LookData[];
export { data };

const names = ['gallery', 'club', 'town-hall', 'festival', 'almanac'];

/** The style sheets of the themes, each with the comment at its top. */
export default {
  watch: names.map((name) => `../../themes/${name}.css`),
  load: (): LookData[] =>
    names.map((name) => {
      const css = readFileSync(`demo/themes/${name}.css`, 'utf8');
      const [, title, about] = /^\/\* ([^:]+): (.*?) \*\//s.exec(css)!;
      return { name, title: title!, about: about!.replace(/^./, (first) => first.toUpperCase()), css };
    }),
};
