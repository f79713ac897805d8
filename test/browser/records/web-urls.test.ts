import { expect } from '@open-wc/testing';
import { array, assert, constantFrom, oneof, property, string, webUrl as anyUrl } from 'fast-check';
import { webUrl } from '../../../src/data/records/index.js';

/** What addresses are made of, and what makes some of them dangerous or written otherwise than browsers do. */
const pieces = constantFrom(
  ...[
    'http://',
    'https://',
    'HTTPS://',
    'javascript:',
    'data:',
    '//',
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    ':',
    '@',
    '?',
    '#',
    ' ',
    '\t',
    '\n',
    '-',
    '_',
  ],
  ...[
    'a',
    'Z',
    '0',
    '1',
    '0x1',
    'xn--',
    'town.example',
    'www.town.example/',
    'image-1.jpg',
    'é',
    '٣',
    '%',
    '~',
    '..png',
    '2026',
  ],
);

describe('an address that a page may link to', () => {
  it('is what the browser makes of it, and nothing that is not of the web', () => {
    const outcomes = { same: 0, changed: 0, refused: 0 };
    const texts = oneof(
      array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
      anyUrl(),
      string(),
    );
    assert(
      property(texts, (text) => {
        const parsed = URL.parse(text, document.baseURI);
        const expected = text && parsed && ['http:', 'https:'].includes(parsed.protocol) ? parsed.href : undefined;
        expect(webUrl(text)).to.equal(expected);
        outcomes[expected === undefined ? 'refused' : expected === text ? 'same' : 'changed']++;
      }),
      { numRuns: 20_000, seed: 20261122 },
    );
    expect(outcomes.same, 'addresses tried that stay as they are').to.be.greaterThan(500);
    expect(outcomes.changed, 'others of the web').to.be.greaterThan(500);
    expect(outcomes.refused, 'refusals tried').to.be.greaterThan(500);
  });
});
