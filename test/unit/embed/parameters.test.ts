import { describe, expect, it } from 'vitest';
import { readParameters } from '../../../src/entries/embed/parameters.js';

const known = { 'cal-event-list': 'base-url categories starts-after', 'cal-calendar': 'base-url views' };
const addresses = ['base-url', 'tag-href', 'own-words'];
const read = (query: string, attributes: Readonly<Record<string, string>> = known) =>
  readParameters(query, attributes, addresses);

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
      expect(read(`?element=event-list&base-url=${encodeURIComponent(address)}`).attributes).to.deep.equal({
        'base-url': address,
      });
    });

  for (const address of ['javascript:alert(1)', ' data:application/json,{}', '\tBLOB:x', 'file:///etc/passwd'])
    it(`refuse ${JSON.stringify(address)} as base-url`, () => {
      const { attributes, refused } = read(`?element=event-list&base-url=${encodeURIComponent(address)}`);
      expect([attributes, refused]).to.deep.equal([{}, ['base-url']]);
    });

  for (const name of addresses)
    it(`refuse an address that is not of the web as ${name}`, () => {
      const { attributes, refused } = read(`?element=calendar&${name}=data:application/json,{}`, {
        'cal-calendar': name,
      });
      expect([attributes, refused]).to.deep.equal([{}, [name]]);
    });

  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', '__defineGetter__'])
    it(`refuse ${name}, which every object has`, () => {
      const { attributes, refused } = read(`?element=event-list&${name}=x`);
      expect([attributes, refused]).to.deep.equal([{}, [name]]);
    });

  it('a parameter that is given twice counts where it stands first', () => {
    const { attributes, refused } = read(
      '?element=event-list&base-url=/wp-json&base_url=https://elsewhere.example/&base-url=/other',
    );
    expect([attributes, refused]).to.deep.equal([{ 'base-url': '/wp-json' }, ['base_url', 'base-url']]);
  });

  for (const name of ['own-words', 'places', 'tiles', 'static-map', 'a-later-attribute'])
    it(`let ${name} name nothing of another host`, () => {
      const own = { 'cal-event-map': name };
      const taken = (text: string) =>
        read(`?element=event-map&${name}=${encodeURIComponent(text)}`, own).attributes[name] === text;
      for (const text of [
        'https://elsewhere.example/words.json',
        '//elsewhere.example/words.json',
        '\\\\elsewhere.example',
        '/\t/elsewhere.example',
        ' \u0001https://elsewhere.example',
        'https:/\\elsewhere.example',
        'words.json, https://elsewhere.example/',
      ])
        expect(taken(text), JSON.stringify(text)).to.equal(false);
      for (const text of ['words.json', '/files/words.json', './{z}/{x}/{y}.png'])
        expect(taken(text), text).to.equal(true);
    });

  it('give no consent, and let nothing be kept, which visitors decide', () => {
    const own = { 'cal-event-map': 'consent persist tiles' };
    const { attributes, refused } = read(
      '?element=event-map&consent=granted&persist=false&tiles=/{z}/{x}/{y}.png',
      own,
    );
    expect([attributes, refused]).to.deep.equal([{ tiles: '/{z}/{x}/{y}.png' }, ['consent', 'persist']]);
    expect(read('?element=event-map&consent=denied', own).attributes).to.deep.equal({ consent: 'denied' });
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
      expect(read(`?--cal-color-accent=${encodeURIComponent(value)}`).tokens).to.deep.equal({
        '--cal-color-accent': value,
      });
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
