import { expect } from '@open-wc/testing';
import { htmlOf, plainTextOf } from '../../../src/authoring/editor/plain-text.js';
import { parse, parsePlain, serialize, whatWouldBeLost } from '../../../src/authoring/editor/text.js';
import { sanitized } from '../../../src/elements/html/safe-html.js';
import { attributesOf, editableElements, type EditableTag } from '../../../src/authoring/editor/elements.js';

/** What is stored after a text was opened, changed somewhere and changed back. */
const saved = (html: string) => serialize(parse(html));

/** Texts that come out as they went in. */
const exact = {
  'paragraphs with marks and links':
    '<p>One <strong>two</strong> <em>three</em> <del>four</del> <a href="https://a.example/">five</a></p>\n<p>six</p>',
  'headings and a rule': '<h2>One</h2>\n<h3>Two</h3>\n<h4>Three</h4>\n<hr>\n<p>Four</p>',
  'lists in lists': '<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>\n<ol><li>four</li></ol>',
  'items with paragraphs': '<ul><li><p>one</p></li><li><p>two</p><p>three</p></li></ul>',
  quotations: '<blockquote><p>One</p><p>Two</p></blockquote>',
  'languages, directions and titles': '<p lang="ar" dir="rtl" title="a">مرحبا <em lang="fr">bonjour</em></p>',
  images: '<p><img src="/media/a.jpg" alt="A cat" width="300" height="200"></p>',
  'line breaks': '<p>one<br>two</p>',
  'hard spaces and entities': '<p>a&nbsp;b &amp; c &lt;b&gt;</p>',
  'empty paragraphs': '<p>one</p>\n<p></p>\n<p>two</p>',
  shortcodes: '<p>[gallery ids="1,2"]</p>',
  'relative and other addresses':
    '<p><a href="/about">a</a> <a href="mailto:a@b.example">b</a> <a href="tel:+1">c</a> <a href="#d">d</a></p>',
};

/** Texts that come out as something that looks the same, and says the same. */
const equal = {
  'text without paragraphs': ['One\n\nTwo\nthree', '<p>One</p>\n<p>Two<br>three</p>'],
  'old names': ['<p><b>one</b> <i>two</i></p>', '<p><strong>one</strong> <em>two</em></p>'],
  'other nesting': ['<p><em>a <strong>b</strong></em></p>', '<p><em>a </em><strong><em>b</em></strong></p>'],
  'white space': ['  <p>\n  one\n  two </p>\n\n\n<p>three</p>  ', '<p>one two</p>\n<p>three</p>'],
  'empty marks': ['<p>one<strong></strong></p>', '<p>one</p>'],
  'a span without attributes': ['<p><span>one</span></p>', '<p>one</p>'],
  'text in a quotation': ['<blockquote>one</blockquote>', '<blockquote><p>one</p></blockquote>'],
  'text between blocks': [
    'One <strong>two</strong>\n<ul><li>three</li></ul>\nfour\n\nfive',
    '<p>One <strong>two</strong></p>\n<ul><li>three</li></ul>\n<p>four</p>\n<p>five</p>',
  ],
  'lines with marks': ['<strong>one</strong>\ntwo<br>\nthree', '<p><strong>one</strong><br>two<br>three</p>'],
} as const;

/** Texts that are not opened, and what they hold. */
const refused = {
  'a table': ['<p>a</p><table class="x"><tr><td>b</td></tr></table>', 'table'],
  'an iframe': ['<iframe src="https://a.example/"></iframe>', 'iframe'],
  'unknown elements': ['<p>a <my-tag>b</my-tag></p>', 'my-tag'],
  classes: ['<p class="intro" id="a">b</p>', '@class @id'],
  styles: ['<p style="color: red">b</p>', '@style'],
  handlers: ['<p onclick="pwned = 1">b</p>', '@onclick'],
  'style sheets': ['<style>p { color: red }</style><p>b</p>', 'style'],
  scripts: ['<script>pwned = 1</script>', 'script'],
  'comments of block editors': ['<!-- wp:paragraph --><p>b</p><!-- /wp:paragraph -->', 'comment'],
  'other levels of headings': ['<h1>a</h1><h5>b</h5>', 'h1 h5'],
  'addresses that would run': ['<p><a href="javascript:pwned = 1">b</a></p>', '@href'],
  'links without an address': ['<p><a title="x">b</a></p>', '@href'],
  'images that hold themselves': ['<p><img src="data:image/png;base64,AA=="></p>', '@src'],
  'the beginning of numbers': ['<ol start="3"><li>b</li></ol>', '@start'],
  'targets of links': ['<p><a href="https://a.example/" target="_blank">b</a></p>', '@target'],
  'text beside paragraphs of an item': ['<ul><li>one<p>two</p></li></ul>', 'structure'],
  'lists without items': ['<ul>one<li>two</li></ul>', 'structure'],
  'lists directly in lists': ['<ul><li>one</li><ul><li>two</li></ul></ul>', 'structure'],
  sections: ['<div><p>a</p></div>', 'div'],
} as const;

const named = (html: string) =>
  whatWouldBeLost(html)
    .map(
      (loss) =>
        ({ element: '', attribute: '@', comment: 'comment', structure: 'structure' })[loss.kind] +
        ('name' in loss ? loss.name : ''),
    )
    .join(' ');

describe('a text that is opened for formatting', () => {
  for (const [name, html] of Object.entries(exact))
    it(`keeps ${name}`, () => {
      expect(saved(html)).to.equal(html);
      expect(named(html)).to.equal('');
    });

  for (const [name, [html, after]] of Object.entries(equal))
    it(`keeps what is said by ${name}`, () => {
      expect(saved(html)).to.equal(after);
      expect(named(html)).to.equal('');
      expect(saved(after)).to.equal(after);
      expect(named(after)).to.equal('');
    });

  for (const [name, [html, holds]] of Object.entries(refused))
    it(`would lose ${name}`, () => expect(named(html)).to.equal(holds));

  it('is empty where nothing is in it', () => {
    for (const html of ['', ' \n', '<p></p>']) expect(saved(html)).to.equal('');
  });

  it('runs and loads nothing of what it parses', async () => {
    const began = performance.now();
    const html = '<img src="https://evil.example/a.png" onerror="pwned = 1"><script>pwned = 1</script><p>a</p>';
    parse(html);
    whatWouldBeLost(html);
    await new Promise((resolve) => setTimeout(resolve));
    expect((globalThis as { pwned?: unknown }).pwned).to.equal(undefined);
    expect(
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime >= began && name.includes('evil')),
    ).to.deep.equal([]);
  });
});

describe('what the editor writes', () => {
  const values: Readonly<Record<string, string>> = {
    href: 'https://a.example/',
    src: 'https://a.example/b.png',
    dir: 'rtl',
    width: '3',
    height: '2',
  };
  for (const tag of Object.keys(editableElements) as EditableTag[])
    it(`is shown by the elements: ${tag}`, async () => {
      const element = document.createElement(tag);
      for (const name of attributesOf(tag)) element.setAttribute(name, values[name] ?? 'x');
      const shown = document.createElement('div');
      shown.append(await sanitized(element.outerHTML));
      expect(shown.innerHTML).to.equal(element.outerHTML);
    });
});

describe('plain text', () => {
  it('is stored as paragraphs', () => {
    expect(htmlOf(' One <b>\ntwo\n\n \nthree & four\n')).to.equal(
      '<p>One &lt;b&gt;<br>two</p>\n<p>three &amp; four</p>',
    );
    expect(htmlOf(' \n\n')).to.equal('');
  });

  for (const [html, plain] of [
    ['', ''],
    ['One\n\nTwo\nthree', 'One\n\nTwo\nthree'],
    ['<p>One &amp; <br />\ntwo&nbsp;</p>\n<p>three</p>', 'One &\ntwo\u00a0\n\nthree'],
    ['<p>One <em>two</em></p>', undefined],
    ['<p lang="ar">One</p>', undefined],
    ['<ul><li>One</li></ul>', undefined],
    ['<!-- more -->', undefined],
  ] as const)
    it(`is ${plain === undefined ? 'not all' : 'all'} of ${html}`, () => expect(plainTextOf(html)).to.equal(plain));

  it('has its places one before those of the text made of it', () => {
    for (const plain of ['one', 'one\ntwo', 'one\n\ntwo', 'a\n\n\nb', 'a\n\n', '\n'] as const) {
      const text = parsePlain(plain);
      const letters = Array.from(plain, (letter, at) => (letter === '\n' ? '' : text.textBetween(at + 1, at + 2)));
      expect(letters.join(''), plain).to.equal(plain.replaceAll('\n', ''));
      expect(text.content.size).to.equal(plain.length + 2);
    }
  });
});
