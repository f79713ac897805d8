import { describe, expect, it } from 'vitest';
import { readParameters } from '../../../src/embed/parameters.js';

const known = { 'cal-event-list': 'base-url categories starts-after', 'cal-calendar': 'base-url views' };
const read = (query: string) => readParameters(query, known);

describe('the parameters of embed.html', () => {
  it('name an element with or without its prefix', () => {
    expect(read('?element=event-list').tag).to.equal('cal-event-list');
    expect(read('?element=cal-calendar').tag).to.equal('cal-calendar');
    expect(read('?element=cal-event-map').tag).to.equal(undefined);
    expect(read('').tag).to.equal(undefined);
  });

  it('set the attributes of that element, in both spellings', () => {
    const { attributes, refused } = read('?element=event-list&starts_after=2026-12-01&categories=a,b&views=list');
    expect(attributes).to.deep.equal({ 'starts-after': '2026-12-01', categories: 'a,b' });
    expect(refused).to.deep.equal(['views']);
  });

  for (const address of [
    'https://example.org/wp-json',
    '/wp-json',
    'http://localhost:80/',
    '//example.org/wp-json',
    'https://example.org/?rest_route=/',
  ])
    it(`take ${address} as base-url`, () => {
      expect(read(`?element=event-list&base-url=${encodeURIComponent(address)}`).attributes).to.deep.equal({ 'base-url': address });
    });

  for (const address of ['javascript:alert(1)', ' data:application/json,{}', '\tBLOB:x', 'file:///etc/passwd'])
    it(`refuse ${JSON.stringify(address)} as base-url`, () => {
      const { attributes, refused } = read(`?element=event-list&base-url=${encodeURIComponent(address)}`);
      expect([attributes, refused]).to.deep.equal([{}, ['base-url']]);
    });

  for (const name of ['base-url', 'event-href', 'feed-url', 'places', 'static-map', 'tiles'])
    it(`refuse an address that is not of the web as ${name}`, () => {
      const { attributes, refused } = readParameters(`?element=calendar&${name}=data:application/json,{}`, { 'cal-calendar': name });
      expect([attributes, refused]).to.deep.equal([{}, [name]]);
    });

  for (const value of [
    '#b3261e',
    'rgb(1 2 3 / 50%)',
    'color-mix(in oklab, red, blue 20%)',
    "Georgia, 'Times New Roman', serif",
    'calc(1rem + 2px)',
    '0',
  ])
    it(`take ${value} for a custom property`, () => {
      expect(read(`?--cal-color-accent=${encodeURIComponent(value)}`).tokens).to.deep.equal({ '--cal-color-accent': value });
    });

  for (const value of [
    'url(//example.org/a)',
    'red; color: blue',
    'image-set("a" 1x)',
    '}a{',
    '\\75rl(a)',
    'attr(title)',
    '<b>',
    'element(#a)',
    '',
  ])
    it(`refuse ${value} for a custom property`, () => {
      expect(read(`?--cal-color-accent=${encodeURIComponent(value)}`).refused).to.deep.equal(['--cal-color-accent']);
    });
});
