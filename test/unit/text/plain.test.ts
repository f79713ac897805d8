import { decodeHTML } from 'entities';
import { describe, expect, it } from 'vitest';
import { lineOf, linesOf } from '../../../src/data/text/plain.js';

const line = (html: string) => lineOf(html, decodeHTML);
const lines = (html: string, base?: string) => linesOf(html, decodeHTML, base);

describe('HTML as text', () => {
  it.each([
    ['<p>Doors 18:00<br>Talk 19:00</p>', 'Doors 18:00\nTalk 19:00'],
    ['<P>Doors<BR/>Talk</P>', 'Doors\nTalk'],
    ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
    ['<ol><li>a<ul><li>b</ul><li>c</ol>', 'a\nb\nc'],
    ['<table><tr><th>Mon</th><th>Tue</th></tr><tr><td>1</td><td>2</td></tr></table>', 'Mon\nTue\n1\n2'],
    ['<dl><dt>Where</dt><dd>Hall</dd></dl>', 'Where\nHall'],
    ['<div>a</div><div>b</div>c<hr>d', 'a\nb\nc\nd'],
    ['<h2>Title</h2>Text <section>more</section>', 'Title\nText\nmore'],
    ['<p>First.</p><p>Second.</p>', 'First.\n\nSecond.'],
    ['<p>First.</p>\n<!-- a <p> that nobody sees -->\n<p></p><p>&nbsp;</p><p>Second.</p>', 'First.\n\nSecond.'],
    ['a<b>b</b>c <em>d</em>e<wbr>f', 'abc def'],
    ['<p>a <span>\n  b\n</span> c</p>', 'a b c'],
    ['<pre>one\n  two</pre>three', 'one\ntwo\nthree'],
    ['Kids < 12 free, adults > 12 pay', 'Kids < 12 free, adults > 12 pay'],
    ['a <3 b, x<=y, <1 h, <', 'a <3 b, x<=y, <1 h, <'],
    ['&lt;b&gt; &amp;amp; Caf&eacute; &#8217;', '<b> &amp; Café ’'],
    [
      'a<script>if (a<b) x("</p>")</script>b<style>p{}</style>c<noscript>d</noscript><!-- e -->f<?g?>h<!doctype i>j',
      'abcfhj',
    ],
    [`<a title="a > b" data-x='<p>' href=/x>b</a>`, 'b'],
    ['<p title=a"b>c</p>', 'c'],
    ['never <b ended', 'never'],
  ])('%j is %j in lines, and the same with blanks in one', (html, text) => {
    expect(lines(html)).to.equal(text);
    expect(line(html)).to.equal(text.replace(/\s+/g, ' '));
  });

  it.each([
    ['Doors 18:00\nTalk 19:00\n\nFree entry', 'Doors 18:00\nTalk 19:00\n\nFree entry'],
    ['Doors\r\nTalk <b>now</b>', 'Doors\nTalk now'],
  ])('%j keeps the lines that were typed', (html, text) => {
    expect(lines(html)).to.equal(text);
  });

  it.each([
    [
      '<a href="https://a.example/tickets?x=1&amp;y=2">Tickets</a> here',
      'Tickets (https://a.example/tickets?x=1&y=2) here',
    ],
    ['<a class="b" HREF=https://a.example/b>Tickets</a>', 'Tickets (https://a.example/b)'],
    ["<a href='/b'><b>Tickets</b></a>", 'Tickets (https://c.example/b)'],
    [
      '<a href="https://a.example/">a.example</a>, <a href="https://a.example/b">https://a.example/b</a>',
      'a.example, https://a.example/b',
    ],
    ['<a href="mailto:a@b.example">Write</a> or <a href="tel:+49123">+49123</a>', 'Write (a@b.example) or +49123'],
    ['<a href="https://a.example/b"><img src="c.png"></a>', 'https://a.example/b'],
    [
      '<a href="javascript:x()">Run</a> <a name="top">Top</a> <a data-href="https://a.example">none</a>',
      'Run Top none',
    ],
    ['<a href="https://a.example/b">open', 'open (https://a.example/b)'],
  ])('%j says where its links lead', (html, text) => {
    expect(lines(html, 'https://c.example/event/a/')).to.equal(text);
  });
});
