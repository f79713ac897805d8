import { describe, expect, it } from 'vitest';
import { cleanHtml, plainText, tagless, textOf } from '../../../src/service/text/html.js';

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
    expect(textOf('<b>Salt</b> &amp; &#8217;&#x41;&nope;')).to.equal('Salt & ’A&nope;');
    expect(textOf('<p>Caf&eacute;</p>\n<p>5 &lt; 6</p>')).to.equal('Café 5 < 6');
  });
  it('is taken out of names of terms', () => {
    expect(tagless('<b onclick="x()">Salt</b> & Caf&eacute;<script>1</script>')).to.equal('Salt &amp; Café');
  });
  it('has no place in plain fields', () => {
    expect(plainText('1 <b>Quay</b> Street <script')).to.equal('1 Quay Street ');
    expect(plainText('5 < 6')).to.equal('5 < 6');
  });
});
