import { describe, expect, it } from 'vitest';
import { text, type FilterTable } from '../../../src/data/schema/index.js';
import { filterProperties, valuesOf, type FilterProperties } from '../../../src/elements/base/attributes.js';
import { CalElement } from '../../../src/elements/base/cal-element.js';
import type { CalResults } from '../../../src/elements/base/cal-results.js';
import type { CalRecord } from '../../../src/elements/base/events.js';

/** Filters that are called as members of the base classes are, but for their first letter. */
const filters = {
  common: { kind: text },
  display: { kind: text },
  internals: { kind: text },
  language: { kind: text },
  pressed: { kind: text },
  rows: { kind: text },
  settings: { kind: text },
  values: { kind: text },
} as const satisfies FilterTable;

type Properties = FilterProperties<typeof filters>;

class FilteredElement extends CalElement {
  static override tables: readonly FilterTable[] = [filters];
  static override properties = filterProperties(this.tables);

  get read(): Readonly<Record<string, unknown>> {
    return valuesOf(this._rows, this);
  }
}

/** An element with the filters as properties: a type error where a member of its base is called as one of them. */
export interface Filtered extends CalResults<object, CalRecord>, Properties {
  readonly isFiltered: true;
}

describe('the base class of elements', () => {
  it('leaves the names of its members to filters', () => {
    const given = Object.fromEntries(Object.keys(filters).map((name) => [name, `given ${name}`]));
    expect(Object.assign(new FilteredElement(), given).read).to.deep.equal(given);
  });
});
