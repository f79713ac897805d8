import { expect, it } from 'vitest';
import { inParagraphs } from '../../../src/text/plain.js';

it.each([
  ['Doors 18:00\nTalk 19:00\n\nFree entry', '<p>Doors 18:00<br>Talk 19:00</p>\n<p>Free entry</p>'],
  ['\r\n Doors \r\n \t \r\n\r\n\r\nFree &amp; open < 12 ', '<p>Doors</p>\n<p>Free &amp; open < 12</p>'],
  ['Old\rMac', '<p>Old<br>Mac</p>'],
  ['<b>Doors</b> 18:00\n<a\nhref="/x">Talk</a>', '<p><b>Doors</b> 18:00<br><a\nhref="/x">Talk</a></p>'],
  ['<strong>Doors\nTalk\n\nFree</strong>', '<p><strong>Doors<br>Talk<br><br>Free</strong></p>'],
  ['Doors<br>\nTalk<br />\n\nFree', '<p>Doors<br>Talk<br /></p>\n<p>Free</p>'],
])('%j gets the lines and paragraphs that were meant', (plain, html) => {
  expect(inParagraphs(plain)).to.equal(html);
  expect(inParagraphs(html)).to.equal(html);
});

it.each([
  '',
  'One line',
  ' One <em>line</em>\n',
  'Line<br>line',
  '<p>A</p>\n\nB',
  '<div>A\nB</div>',
  '<ul>\n<li>A</ul>',
  '<iframe src=x></iframe>\nB',
  '<x-y>\nB',
])('%j stays as it is', (html) => {
  expect(inParagraphs(html)).to.equal(html);
});
