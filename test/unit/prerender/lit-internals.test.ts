import { readFileSync } from 'node:fs';
import { html } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { getDirectiveClass, isDirectiveResult, isTemplateResult } from 'lit/directive-helpers.js';
import { describe, expect, it } from 'vitest';

/** The minor version of lit-html whose results `src/prerender/print.ts` was last compared with. */
const known = '3.3';

const advice = `src/prerender/print.ts reads what lit documents nowhere. Compare its pages with those of lit-html ${known}, and name the new version here`;

class Given extends Directive {
  render(...given: unknown[]): unknown {
    return given;
  }
}

describe('what is printed of templates', () => {
  it('was compared with this minor version of lit', () => {
    const { version } = JSON.parse(readFileSync('node_modules/lit-html/package.json', 'utf8')) as { version: string };
    expect(version.split('.').slice(0, 2).join('.'), advice).to.equal(known);
  });

  it('finds the class of a directive and what it was given', () => {
    const use = directive(Given)('one', 2);
    expect(isDirectiveResult(use), advice).to.equal(true);
    expect(getDirectiveClass(use), advice).to.equal(Given);
    expect((use as { values?: unknown }).values, advice).to.deep.equal(['one', 2]);
  });

  it('finds the texts and values of a template', () => {
    const template: unknown = html`<p title=${'one'}>${2}</p>`;
    expect(isTemplateResult(template), advice).to.equal(true);
    const { strings, values } = template as { strings: readonly string[]; values: readonly unknown[] };
    expect([[...strings], values], advice).to.deep.equal([
      ['<p title=', '>', '</p>'],
      ['one', 2],
    ]);
  });
});
