import { describe, expect, it } from 'vitest';
import { linkItems } from '../../../src/data/query/item-links.js';
import type { CalError } from '../../../src/data/query/index.js';
import type { Unreadable } from '../../../src/data/schema/index.js';

const event = {
  id: 7,
  slug: 'caf%C3%A9-night',
  start_date: '2026-03-09 19:00:00',
  url: 'https://calendar.example/event/cafe-night/',
  website: 'https://calendar.example/event/cafe-night/',
};

const linked = (template: string, changes: object = {}) => {
  const changed = { ...event, ...changes };
  linkItems('events', { items: [changed] }, { event_href: template });
  return changed;
};

describe('linkItems', () => {
  it.each([
    ['https://site.example/events/{slug}', 'https://site.example/events/caf%C3%A9-night'],
    ['https://site.example/?event={id}', 'https://site.example/?event=7'],
    [
      'https://site.example/{year}/{month}/{day}/{slug}?id={id}#top',
      'https://site.example/2026/03/09/caf%C3%A9-night?id=7#top',
    ],
    ['https://site.example/agenda', 'https://site.example/agenda'],
  ])('fills %s', (template, url) => {
    expect(linked(template).url).to.equal(url);
  });

  it('links a single event as well', () => {
    const single = { ...event };
    linkItems('events', single, { event_href: 'https://site.example/{id}' });
    expect(single.url).to.equal('https://site.example/7');
  });

  it('drops the page of the server as the website of the event, and keeps a website of its own', () => {
    expect(linked('https://site.example/{id}').website).to.equal('');
    expect(linked('https://site.example/{id}', { website: 'https://band.example' }).website).to.equal(
      'https://band.example',
    );
  });

  it.each([
    ['{slug}', { slug: '' }],
    ['{id}', { id: null }],
    ['{year}', { start_date: 'soon' }],
  ])('keeps the link of an event that has nothing for %s', (name, changes) => {
    expect(linked(`https://site.example/${name}`, changes).url).to.equal(event.url);
  });

  it.each(['javascript:alert(1)//', 'a/b/../../c', '//evil.example', '"><script>'])(
    'lets the hostile slug %s be part of a path only',
    (slug) => {
      const url = new URL(linked('https://site.example/events/{slug}', { slug }).url);
      expect([url.origin, url.pathname.split('/').length]).to.deep.equal(['https://site.example', 3]);
    },
  );

  it('links what stands in an event, and says that it has a page', () => {
    const place = (id: number) => ({
      id,
      slug: 'hall',
      url: 'https://calendar.example/venue/hall/',
      json_ld: { url: '', name: 'Hall' },
    });
    const several = {
      ...event,
      venue: [place(3), place(4)],
      organizer: [{ id: 5, slug: 'club' }],
      categories: [{ id: 6, slug: 'jazz' }],
      tags: [{ id: 8, slug: 'new' }],
    };
    linkItems('events', several, {
      venue_href: 'https://site.example/v/{id}',
      organizer_href: 'https://site.example/o/{slug}',
      category_href: 'https://site.example/c/{slug}',
      tag_href: 'https://site.example/t/{slug}',
    });
    expect(several.venue.map(({ url, json_ld }) => [url, json_ld])).to.deep.equal([
      ['https://site.example/v/3', { url: 'https://site.example/v/3', name: 'Hall' }],
      ['https://site.example/v/4', { url: 'https://site.example/v/4', name: 'Hall' }],
    ]);
    expect(several).to.have.nested.property('organizer[0].url', 'https://site.example/o/club');
    expect(several).to.have.nested.property('categories[0].url', 'https://site.example/c/jazz');
    expect(several).to.have.nested.property('tags[0].url', 'https://site.example/t/new');
    expect(several.url).to.equal(event.url);
  });

  it('refuses dates in the address of a venue, and does not read the templates of other resources', () => {
    const templates = { venue_href: 'https://site.example/{year}' };
    expect(() => linkItems('venues', { items: [] }, templates)).to.throw('venue_href');
    expect(() => linkItems('tags', { items: [] }, templates)).not.to.throw();
  });

  it('linkItems leaves what is no event as it is', () => {
    expect(() =>
      linkItems(
        'events',
        { items: [null, 3, 'text', {}] },
        { event_href: 'https://site.example/{id}', venue_href: 'https://site.example/{id}' },
      ),
    ).not.to.throw();
  });

  it.each([
    ['https://site.example/{slugg}/{id}', 'choice', '{slugg}'],
    ['https://site.example/{}', 'choice', '{}'],
    ['https://site.example/{constructor}', 'choice', '{constructor}'],
    ['javascript:alert({id})', 'url', 'javascript:alert({id})'],
    ['mailto:{slug}@site.example', 'url', 'mailto:{slug}@site.example'],
  ])('refuses %s', (template, kind, given) => {
    let refused: CalError | undefined;
    try {
      linked(template);
    } catch (error) {
      refused = error as CalError;
    }
    expect([refused?.kind, refused?.fields]).to.deep.equal(['filter', ['event_href']]);
    const cause = refused!.cause as Unreadable;
    expect([cause.kind, cause.given]).to.deep.equal([kind, given]);
  });
});
