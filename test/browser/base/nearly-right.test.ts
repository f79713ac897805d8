import { expect } from '@open-wc/testing';
import { languageOf } from '../../../src/data/query/index.js';
import { websiteUrl } from '../../../src/data/records/index.js';

describe('what is nearly right', () => {
  it('a language is that of its subtags that are known, from the start', () => {
    const element = document.createElement('div');
    for (const [lang, language] of [
      ['pt-PT-ao90', 'pt-PT'],
      ['pt_PT_ao90', 'pt-PT'],
      ['de_DE_formal', 'de-DE-formal'],
      ['fr-', 'fr'],
      ['x', 'en'],
      ['🦉', 'en'],
    ] as const) {
      element.lang = lang;
      expect(languageOf(element), lang).to.equal(language);
    }
  });

  it('a website may lack its scheme, and leads to no page of the site itself', () => {
    for (const [website, url] of [
      ['venue.example.org', 'https://venue.example.org/'],
      ['www.venue.example:8080/a?b#c', 'https://www.venue.example:8080/a?b#c'],
      ['müller.example', 'https://xn--mller-kva.example/'],
      ['//venue.example/a', `${location.protocol}//venue.example/a`],
      ['http://venue.example/', 'http://venue.example/'],
      ['/about/', undefined],
      ['venue', undefined],
      ['ask@venue.example', undefined],
      ['javascript:alert(1)', undefined],
      ['', undefined],
    ] as const)
      expect(websiteUrl(website), website).to.equal(url);
  });
});
