import { expect } from 'vitest';
import type { ResourceName } from '../../../src/data/schema/index.js';
import type { Answer, Caller } from './mount.js';

export const idsOf = (answer: Answer, resource: ResourceName): number[] =>
  (answer.body[resource] as { id: number }[]).map(({ id }) => id);

const parameters = (query: string) => {
  const entries = [...new URLSearchParams(query)].filter(([name]) => name !== 'page');
  return entries.map(([name, value]) => `${name}=${value}`).sort();
};

/** Expects two addresses to have the same query, apart from the page. A filter may be spelled as `x=1,2` or `x[]=1&x[]=2`. */
function expectSameFilters(link: string, query: string): void {
  const joined = (text: string) => {
    const lists = new Map<string, string[]>();
    for (const [name, value] of new URLSearchParams(text)) {
      const plainName = name.replace(/\[\d*\]$/, '');
      lists.set(plainName, [...(lists.get(plainName) ?? []), value]);
    }
    return parameters(new URLSearchParams([...lists].map(([name, values]) => [name, values.join(',')])).toString());
  };
  const kept = joined(new URL(link).search);
  for (const parameter of joined(query)) expect(kept, `what ${link} asks`).to.include(parameter);
}

/** Reads a list to its end by its own links, checks every page's totals and links on the way, and gives all ids in order. */
export async function walk(caller: Caller, resource: ResourceName, query: string, perPage = 10): Promise<number[]> {
  const pages: Answer[] = [await caller.get(`/${resource}${query && `?${query}`}`)];
  const found: number[] = [];
  for (;;) {
    const page = pages.at(-1)!;
    expect(page.status, `${resource}?${query}: ${JSON.stringify(page.body).slice(0, 300)}`).to.equal(200);
    found.push(...idsOf(page, resource));
    const next = page.body.next_rest_url as string | undefined;
    if (next === undefined) break;
    expect(idsOf(page, resource)).to.have.length(perPage);
    expectSameFilters(next, query);
    pages.push(await caller.get(next));
  }
  const totals = { total: found.length, total_pages: Math.ceil(found.length / perPage) };
  for (const [index, { body, headers }] of pages.entries()) {
    expect({ total: body.total, total_pages: body.total_pages }).to.deep.equal(totals);
    for (const prefix of ['x-tec', 'x-wp']) {
      expect([headers.get(`${prefix}-total`), headers.get(`${prefix}-totalpages`)]).to.deep.equal([
        `${totals.total}`,
        `${totals.total_pages}`,
      ]);
    }
    expect('previous_rest_url' in body, 'a link to the page before').to.equal(index > 0);
    if (index > 0) {
      const previous = await caller.get(body.previous_rest_url as string);
      expect(idsOf(previous, resource)).to.deep.equal(idsOf(pages[index - 1]!, resource));
    }
  }
  const again = await caller.get(pages[0]!.body.rest_url as string);
  expect(idsOf(again, resource), 'what rest_url finds').to.deep.equal(idsOf(pages[0]!, resource));
  return found;
}
