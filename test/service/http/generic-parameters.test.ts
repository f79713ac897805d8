import { describe, expect, it } from 'vitest';
import { applyGenericParameters } from '../../../src/service/http/generic-parameters.js';

describe('parameters of every route', () => {
  const body = { total: 2, venue: { name: 'Hall', city: 'Bergen' }, events: [{ id: 1 }] };
  it('pick fields, with dots into objects but not into lists', () => {
    expect(applyGenericParameters({ body }, { _fields: 'total,venue.name,events.id' }, true).body).to.deep.equal({
      total: 2,
      venue: { name: 'Hall' },
      events: [],
    });
  });
  it('wrap the answer, and call a function with it', () => {
    expect(applyGenericParameters({ body: { a: 1 }, status: 201 }, { _envelope: '1' }, true)).to.deep.equal({
      body: { body: { a: 1 }, status: 201, headers: {} },
    });
    expect(applyGenericParameters({ body: { a: 1 } }, { _jsonp: 'my.fn' }, true).body).to.equal('/**/my.fn({"a":1})');
    expect(applyGenericParameters({ body: { a: 1 } }, { _jsonp: 'alert(1)' }, true).body).to.deep.equal({ a: 1 });
  });
});
