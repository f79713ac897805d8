import { expect, fixtureSync } from '@open-wc/testing';
import { html, render } from 'lit';
import { safeHtml, sanitized, type HtmlOptions } from '../../../src/elements/html/safe-html.js';
import { tidyHtml } from '../../../src/elements/html/tidy-html.js';
import { recordedEvent } from '../calendar.js';
import { attacks } from '../../hostile-html.js';
import { setUpEnvironment, textOf, turn } from '../environment.js';

setUpEnvironment();

const look: HtmlOptions = { base: 'https://calendar.example/event/one/', headingLevel: 3, hosts: ['calendar.example', location.host] };
const { prototype } = Element;
const platform = (prototype as { setHTML?: unknown }).setHTML;

/** The two sanitizers; a browser without its own has only the second. */
const paths = {
  ...(platform ? { 'the platform’s': () => undefined } : {}),
  'DOMPurify’s': () => Reflect.deleteProperty(prototype, 'setHTML'),
};

afterEach(() => {
  if (platform) Object.assign(prototype, { setHTML: platform });
});

/** The variable that an attack would set. */
const pwned = () => (globalThis as { __pwned?: unknown }).__pwned;

/** Markup, and exactly what must be left of it. */
function expectHarmless(root: ParentNode): void {
  const allowed =
    /^(title|lang|dir|href|rel|cite|datetime|start|reversed|type|value|open|span|colspan|rowspan|scope|abbr|src|srcset|sizes|alt|width|height|loading|referrerpolicy)$/;
  const forbidden =
    'script, style, link, meta, base, iframe, frame, object, embed, applet, form, input, button, select, textarea, template, svg, math, video, audio, source, noscript, slot, map, area, marquee';
  expect([...root.querySelectorAll(forbidden)].map(({ localName }) => localName)).to.deep.equal([]);
  // Often nothing is left.
  const elements = root.querySelectorAll('*');
  for (const element of elements) {
    expect(element.namespaceURI).to.equal('http://www.w3.org/1999/xhtml');
    expect(element.localName).not.to.contain('-');
    for (const { name, value } of element.attributes) {
      expect(name).to.match(allowed);
      if (name === 'href') expect(value).to.match(/^(https?|mailto|tel):/);
      if (name === 'src') expect(value).to.match(/^https:\/\/calendar\.example\//);
      if (/^src/.test(name)) expect(value).not.to.contain('evil');
    }
  }
}

for (const [name, choose] of Object.entries(paths)) {
  describe(`${name} sanitizer`, () => {
    beforeEach(() => void choose());

    /** Puts sanitized HTML on the page. */
    async function shown(text: string, changed: Partial<HtmlOptions> = {}): Promise<HTMLElement> {
      const place = fixtureSync<HTMLElement>('<div></div>');
      // In a shadow root, as in the elements.
      const root = place.attachShadow({ mode: 'open' });
      render(html`<div>${safeHtml(text, { ...look, ...changed })}</div>`, root);
      await sanitized('');
      await turn();
      return root.querySelector('div')!;
    }

    for (const [attack, text] of Object.entries(attacks)) {
      it(`removes ${attack}`, async () => {
        const began = performance.now();
        const place = await shown(text);
        expectHarmless(place);
        place.querySelectorAll<HTMLElement>('*').forEach((element) => element.closest('a') || element.click());
        await turn();
        expect(pwned()).to.equal(undefined);
        const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= began);
        expect(asked.filter(({ name }) => name.includes('evil')).map(({ name }) => name)).to.deep.equal([]);
        // Parsed a second time, as a careless page might do, it must still be harmless.
        const again = document.implementation.createHTMLDocument().body;
        again.innerHTML = place.innerHTML;
        expectHarmless(again);
      });
    }

    for (const recorded of ['attrs', 'links', 'script', 'svg', 'title', 'unclosed']) {
      it(`removes the attack recorded in ${recorded}`, async () => {
        const { description, excerpt } = await recordedEvent(`untrusted.${recorded}`);
        const place = await shown(description + excerpt);
        expectHarmless(place);
        await turn();
        expect([pwned(), document.title]).to.deep.equal([undefined, document.title.replace('pwned', '')]);
      });
    }

    it('keeps text formatting', async () => {
      const place = await shown((await recordedEvent('rich-html')).description);
      const counts = Object.fromEntries(
        ['li', 'ol', 'blockquote', 'th', 'td', 'pre', 'img', 'a', 'br'].map((tag) => [tag, place.querySelectorAll(tag).length]),
      );
      expect(counts).to.deep.equal({ li: 5, ol: 1, blockquote: 1, th: 2, td: 4, pre: 1, img: 1, a: 4, br: 1 });
      expect(place.querySelector('ol')!.start).to.equal(3);
      expect(textOf(place)).to.contain('Second plain paragraph & an ampersand. © 2026 — 5 < 6');
    });

    it('keeps galleries, captions and unknown shortcodes', async () => {
      const place = await shown((await recordedEvent('shortcodes')).description);
      expect(place.querySelectorAll('figure img')).to.have.length(3);
      expect(textOf(place.querySelector('figcaption'))).to.equal('A caption');
      expect(textOf(place)).to.contain('[unknown_code attr=”x”]kept as text[/unknown_code]');
    });

    it('keeps the text of forms, sections and old markup', async () => {
      const place = await shown('<section><form>Ask <font color=red>Ann</font> <center>at the door</center></form></section>');
      expect([textOf(place), place.querySelectorAll('*').length]).to.deep.equal(['Ask Ann at the door', 0]);
    });

    it('resolves addresses against the calendar’s, and sends no referrer', async () => {
      const place = await shown(
        '<a href="/about/">a</a><a href="#b">b</a><a href="mailto:ann@x.example">c</a><a href="tel:+1555">d</a><a href="ftp://x.example/">e</a>',
      );
      const links = [...place.querySelectorAll('a')];
      expect(links.map((link) => link.getAttribute('href'))).to.deep.equal([
        'https://calendar.example/about/',
        'https://calendar.example/event/one/#b',
        'mailto:ann@x.example',
        'tel:+1555',
        null,
      ]);
      expect(links[0]!.rel).to.equal('noopener noreferrer nofollow');
    });

    it('shifts headings below the one above, in their order', async () => {
      const place = await shown('<h1 lang="de">a</h1><h3>b</h3><h6>c</h6>', { headingLevel: 4 });
      expect([...place.children].map((heading) => [heading.localName, textOf(heading)])).to.deep.equal([
        ['h4', 'a'],
        ['h6', 'b'],
        ['h6', 'c'],
      ]);
      expect(place.querySelector('h4')!.lang).to.equal('de');
    });

    it('loads images lazily, without a referrer, and none of third-party hosts without consent', async () => {
      const place = await shown(
        '<img src="/media/a.png" srcset="/media/a-1.png 300w, /media/a,2.png 600w"><img src="https://cdn.example/b.png" alt="The pier"><img src="https://cdn.example/c.png"><a href="/x"><img src="https://cdn.example/d.png" alt="Dock"></a>',
      );
      const [picture, ...more] = place.querySelectorAll('img');
      expect(more).to.deep.equal([]);
      expect([picture!.loading, picture!.referrerPolicy, picture!.srcset]).to.deep.equal([
        'lazy',
        'no-referrer',
        'https://calendar.example/media/a-1.png 300w, https://calendar.example/media/a,2.png 600w',
      ]);
      expect([...place.querySelectorAll('a')].map((link) => [textOf(link), link.href])).to.deep.equal([
        ['The pier', 'https://cdn.example/b.png'],
        ['cdn.example', 'https://cdn.example/c.png'],
        ['Dock', 'https://calendar.example/x'],
      ]);
    });

    for (const [srcset, kept] of [
      ['/a.png 300w,/b.png 2x', 'https://calendar.example/a.png 300w, https://calendar.example/b.png 2x'],
      ['/a.png, /b.png 2x', 'https://calendar.example/b.png 2x'],
      [' \n/a,b.png\t1.5x , /c.png 1e3w', 'https://calendar.example/a,b.png 1.5x'],
      ['https://cdn.example/b.png 2x, /a.png 1x', ''],
      [`/a.png 1x, ${'b'.repeat(200_000)}`, ''],
      ['b'.repeat(200_000), ''],
      ['a '.repeat(100_000), ''],
    ] as const) {
      it(`reads the srcset ${srcset.slice(0, 30).trim()}`, async () => {
        const place = await shown(`<img src="/a.png" srcset="${srcset}">`);
        expect(place.querySelector('img')!.srcset).to.equal(kept);
      });
    }

    it('loads images of every host with consent', async () => {
      const fragment = tidyHtml(await sanitized('<img src="https://cdn.example/b.png">'), { ...look, allows: () => true });
      expect(fragment.querySelector('img')!.getAttribute('src')).to.equal('https://cdn.example/b.png');
    });

    it('replaces one text by another', async () => {
      const root = fixtureSync<HTMLElement>('<div></div>').attachShadow({ mode: 'open' });
      for (const text of ['<p>one</p>', '<p>two</p>']) render(html`<div>${safeHtml(text, look)}</div>`, root);
      await sanitized('');
      await turn();
      expect(textOf(root)).to.equal('two');
    });
  });
}

if (platform) {
  for (const recorded of ['rich-html', 'shortcodes', 'untrusted.unclosed']) {
    it(`both sanitizers keep the same of the recorded ${recorded}`, async () => {
      const { description } = await recordedEvent(recorded);
      const left = async () => {
        const place = document.createElement('div');
        place.append(await sanitized(description));
        return place.innerHTML;
      };
      const one = await left();
      Reflect.deleteProperty(prototype, 'setHTML');
      expect(await left()).to.equal(one);
    });
  }
}
