import { describe, expect, it } from 'vitest';
import { readForm } from '../../../src/service/request/form.js';
import { applyGenericParameters } from '../../../src/service/http/generic-parameters.js';
import { Problem } from '../../../src/service/request/problem.js';
import { foldAccents, likePattern, searchWords } from '../../../src/service/text/accent-folding.js';
import { cleanHtml, plainText, textOf } from '../../../src/service/text/html.js';
import { slugOf } from '../../../src/service/writing/slugs.js';

describe('forms', () => {
  it.each([
    ['a=1&b=two+words&a=3', { a: '3', b: 'two words' }],
    ['a[]=1&a[]=2', { a: ['1', '2'] }],
    ['a[1]=x&a[0]=y', { a: ['y', 'x'] }],
    ['venue[venue]=Hall&venue[city]=Bergen', { venue: { venue: 'Hall', city: 'Bergen' } }],
    ['o[0][name]=A&o[1]=7', { o: [{ name: 'A' }, '7'] }],
    ['a&b=', { a: '', b: '' }],
    ['a=%00b', { a: 'b' }],
    ['__proto__[x]=1', {}],
  ])('%s', (text, form) => {
    expect(readForm(text)).to.deep.equal(form);
    expect(({} as Record<string, unknown>).x).to.equal(undefined);
  });

  it('that are encoded badly are refused', () => {
    expect(() => readForm('a=%E0%A4')).to.throw(Problem);
  });
});

describe('searches', () => {
  it('ignore case and accents, but not letters', () => {
    expect(foldAccents('CRÈME Brûlée, Straße')).to.equal('creme brulee, straße');
  });
  it('have words, phrases and exclusions', () => {
    expect(searchWords('Jazz "late night" -blues -')).to.deep.equal([
      { text: 'jazz', excluded: false },
      { text: 'late night', excluded: false },
      { text: 'blues', excluded: true },
      { text: '-', excluded: false },
    ]);
  });
  it('have no wildcards', () => {
    expect(likePattern('50%_\\')).to.equal('%50\\%\\_\\\\%');
  });
});

describe('HTML', () => {
  const author = { id: 2, role: 'author' } as const;
  const editor = { id: 3, role: 'editor' } as const;
  it('of authors is cleaned, of editors kept', () => {
    const html = '<p onclick="x()">A &amp; B</p><script>alert(1)</script><a href="javascript:x">l</a>';
    expect(cleanHtml(html, author)).to.equal('<p>A &amp; B</p><a>l</a>');
    expect(cleanHtml(html, editor)).to.equal(html);
  });
  it('has no bare ampersands', () => {
    expect(cleanHtml('Salt & Pepper &#8211; A&B;', editor)).to.equal('Salt &amp; Pepper &#8211; A&B;');
  });
  it('is text for readers', () => {
    expect(textOf('<b>Salt</b> &amp; &#8217;&#x41;&nope;&#99999999;')).to.equal(' Salt  & ’A&nope;');
  });
  it('has no place in plain fields', () => {
    expect(plainText('1 <b>Quay</b> Street <script')).to.equal('1 Quay Street ');
    expect(plainText('5 < 6')).to.equal('5 < 6');
  });
});

describe('slugs', () => {
  it.each([
    ['Crème Brûlée & Friends: 2nd “Night”!', 'creme-brulee-friends-2nd-night'],
    ['<em>Late</em> &amp; loud', 'late-loud'],
    ['夜 市', '%e5%a4%9c-%e5%b8%82'],
    ['!?', ''],
  ])('of %s', (title, slug) => {
    expect(slugOf(title)).to.equal(slug);
  });
  it('are cut between characters', () => {
    const slug = slugOf('夜'.repeat(100));
    expect(slug.length).to.be.at.most(200);
    expect(decodeURIComponent(slug)).to.match(/^夜+$/);
  });
});

describe('parameters of every route', () => {
  const body = { total: 2, venue: { name: 'Hall', city: 'Bergen' }, events: [{ id: 1 }] };
  it('pick fields, with dots into objects but not into lists', () => {
    expect(applyGenericParameters({ body }, { _fields: 'total,venue.name,events.id' }).body).to.deep.equal({
      total: 2,
      venue: { name: 'Hall' },
      events: [],
    });
  });
  it('wrap the answer, and call a function with it', () => {
    expect(applyGenericParameters({ body: { a: 1 }, status: 201 }, { _envelope: '1' })).to.deep.equal({
      body: { body: { a: 1 }, status: 201, headers: {} },
    });
    expect(applyGenericParameters({ body: { a: 1 } }, { _jsonp: 'my.fn' }).body).to.equal('/**/my.fn({"a":1})');
    expect(applyGenericParameters({ body: { a: 1 } }, { _jsonp: 'alert(1)' }).body).to.deep.equal({ a: 1 });
  });
});
