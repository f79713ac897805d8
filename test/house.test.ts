import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { complaints, importsIn, unusedArrows } from './house.js';

const check = (files: Record<string, string>) =>
  complaints(Object.keys(files), importsIn(new Map(Object.entries(files))));

describe('the house', () => {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const files = new Map(paths.map((file) => [`src/${file}`, readFileSync(`src/${file}`, 'utf8')]));
  const imports = importsIn(files);

  it('has no import without an arrow', () => {
    expect([...files.keys()]).to.include('src/data/schema/index.ts');
    expect(complaints([...files.keys()], imports)).to.deep.equal([]);
  });

  it('has no arrow without an import', () => {
    expect(unusedArrows(imports)).to.deep.equal([]);
  });

  it('allows the arrows', () => {
    expect(
      check({
        'src/data/client/read.ts': `import { resources } from '../schema/names.js'; export * from './errors.js';`,
        'src/data/time/span.ts': `import type { Kind } from '../schema/kinds.js'; const load = () => import('temporal-polyfill');`,
        'src/elements/cal-event-list.ts': `import { LitElement } from 'lit'; import { listQuery } from '../data/query/index.js';`,
        'src/entries/index.ts': `export * from '../elements/index.js';`,
      }),
    ).to.deep.equal([]);
  });

  for (const [wrong, file, text] of [
    ['no arrow schema → client', 'src/data/schema/kinds.ts', `import { list } from '../client/read.js';`],
    ['no arrow client → query', 'src/data/client/read.ts', `import type { Question } from '../query/list.js';`],
    ['no arrow locale → data', 'src/locale/en.ts', `export { names } from '../data/schema/index.js';`],
    [
      'no arrow elements → authoring',
      'src/elements/cal-event-list.ts',
      `const load = () => import('../authoring/editing/editing.js');`,
    ],
    [
      'no arrow data → elements',
      'src/data/query/list.ts',
      `type List = import('../../elements/index.js').CalEventList;`,
    ],
    ['no arrow data → locale', 'src/data/time/span.ts', `import { languages } from '../../locale/index.js';`],
    ['no arrow service → entries', 'src/service/service.ts', `import { pages } from '../entries/service-pages.js';`],
    ['past the door', 'src/elements/base/attributes.ts', `import { text } from '../../data/schema/kinds.js';`],
    [
      'whose home is data/query, elements, authoring, prerender, entries/first-paint',
      'src/data/time/span.ts',
      `import { html } from 'lit';`,
    ],
    [
      'whose home is data/query, elements, authoring, prerender, entries/first-paint',
      'src/entries/loader/index.ts',
      `import { repeat } from 'lit/directives/repeat.js';`,
    ],
    [
      'whose home is elements/map',
      'src/elements/cal-event-map.ts',
      `const load = () => import('leaflet/dist/leaflet-src.esm.js');`,
    ],
    ['whose home is data/query, authoring/session', 'src/elements/cal-event-list.ts', `import '@tanstack/query-core';`],
    [
      'which strict policies refuse',
      'src/elements/period/month-grid.ts',
      `import { styleMap } from 'lit/directives/style-map.js';`,
    ],
    ['no arrow parts → list', 'src/elements/parts/card.ts', `import { lists } from '../list/lists.js';`],
    [
      'no arrow list → cal-event-list.ts',
      'src/elements/list/cal-list.ts',
      `const load = () => import('../cal-event-list.js');`,
    ],
    ['no arrow reading → http', 'src/service/reading/paging.ts', `import { respond } from '../http/respond.js';`],
    ['shelf is no room of elements', 'src/elements/shelf/card.ts', `import { emit } from '../base/events.js';`],
    ['whose home is service', 'src/data/client/read.ts', `import { readFile } from 'node:fs/promises';`],
    ['whose home is service', 'src/prerender/writer.ts', `import { Hono } from 'hono';`],
    ['outside src/', 'src/data/client/read.ts', `import '../../../test/house.js';`],
    ['is no wing of the house', 'src/helpers/text.ts', `import './other.js';`],
    ['name the place after what it holds', 'src/data/client/utils/text.ts', ''],
  ] as const) {
    it(`complains: ${wrong} (${text || file})`, () => {
      const found = check({ [file]: text });
      expect(found).to.have.length(1);
      expect(found[0]).to.include(wrong);
    });
  }

  it('complains of a cycle between files, also one that types close', () => {
    const cycle = (last: string) =>
      check({
        'src/data/time/a.ts': `import './b.js';`,
        'src/data/time/b.ts': `export * from './c.js';`,
        'src/data/time/c.ts': last,
      });
    for (const last of [
      `import { a } from './a.js';`,
      `import type { A } from './a.js';`,
      `type A = import('./a.js').A;`,
    ]) {
      expect(cycle(last)).to.deep.equal([
        'cycle: src/data/time/a.ts → src/data/time/b.ts → src/data/time/c.ts → src/data/time/a.ts',
      ]);
    }
  });
});
