import { expect, it } from 'vitest';
import { inParagraphs } from '../../../src/data/text/plain.js';

it.each([
  ['Doors 18:00\nTalk 19:00\n\nFree entry', '<p>Doors 18:00<br>Talk 19:00</p>\n<p>Free entry</p>'],
  ['\r\n Doors \r\n \t \r\n\r\n\r\nFree &amp; open < 12 ', '<p>Doors</p>\n<p>Free &amp; open < 12</p>'],
  ['Old\rMac', '<p>Old<br>Mac</p>'],
  ['<b>Doors</b> 18:00\n<a\nhref="/x">Talk</a>', '<p><b>Doors</b> 18:00<br><a\nhref="/x">Talk</a></p>'],
  ['<strong>Doors\nTalk\n\nFree</strong>', '<p><strong>Doors<br>Talk<br><br>Free</strong></p>'],
  ['Doors<br>\nTalk<br />\n\nFree', '<p>Doors<br>Talk<br /></p>\n<p>Free</p>'],
  ['<big>Doors</big>\n<nobr>18 Uhr</nobr>', '<p><big>Doors</big><br><nobr>18 Uhr</nobr></p>'],
  ['Doors<o:p></o:p>\nTalk', '<p>Doors<o:p></o:p><br>Talk</p>'],
  ['Film:\n<iframe src=x>\n</iframe>\nTalk', '<p>Film:<br><iframe src=x></iframe><br>Talk</p>'],
  ['Film:\n<video><source src=x></video>\n\nTalk', '<p>Film:<br><video><source src=x></video></p>\n<p>Talk</p>'],
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
  '<svg>\n</svg>\nB',
  '<select>\n<option>A\n</select>',
])('%j stays as it is', (html) => {
  expect(inParagraphs(html)).to.equal(html);
});

it('a comment is no line', () => {
  expect(inParagraphs('<!-- a -->\nDoors\n<!-- b -->\nTalk\n\n<!-- c -->\n\nFree')).to.equal(
    '<p>Doors<br>Talk</p>\n<p>Free</p>',
  );
});
