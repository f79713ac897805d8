import { describe, expect, it } from 'vitest';
import { templateOf } from '../../../integrations/wordpress/templates/parts.mjs';

const none = { texts: {}, attributes: {}, repeated: [] as string[], raw: [] as string[], conditions: {} };
const template = (samples: readonly string[], names: Partial<typeof none> = {}): unknown =>
  templateOf(samples, { ...none, ...names });

describe('a template that PHP fills', () => {
  it('is the text that all samples have, with the gaps of the values that they hold', () => {
    expect(template(['<div part="title">{title}</div>'])).to.deep.equal([
      '<div part="title">',
      ['title', 'text'],
      '</div>',
    ]);
    expect(template(['<a href="{site}" title="{title}">x</a>'])).to.deep.equal([
      '<a href="',
      ['site', 'url'],
      '" title="',
      ['title', 'attribute'],
      '">x</a>',
    ]);
  });

  it('has a gap in place of what is computed, whatever a sample says', () => {
    const names = { texts: { clock: 'clock' }, attributes: { datetime: 'start' } };
    expect(template(['<time datetime="2026-03-03"><span part="clock">9:00</span></time>'], names)).to.deep.equal([
      '<time datetime="',
      ['start', 'attribute'],
      '"><span part="clock">',
      ['clock', 'text'],
      '</span></time>',
    ]);
  });

  it('leaves out what only some samples have, where its gap is empty', () => {
    expect(template(['<p><b>{cost}</b>!</p>', '<p>!</p>'])).to.deep.equal([
      '<p>',
      ['cost', ['<b>', ['cost', 'text'], '</b>']],
      '!</p>',
    ]);
  });

  it('shows what has no gap by its name, and what holds nothing but optional parts where one of them is', () => {
    expect(template(['<p><b part="all-day">All day</b></p>', '<p></p>'])).to.deep.equal([
      '<p>',
      ['all-day', ['<b part="all-day">All day</b>']],
      '</p>',
    ]);
    expect(
      template([
        '<p><ul><b>{phone}</b><i>{email}</i></ul></p>',
        '<p><ul><b>{phone}</b></ul></p>',
        '<p><ul><i>{email}</i></ul></p>',
        '<p></p>',
      ]),
    ).to.deep.equal([
      '<p>',
      [
        '?phone email',
        ['<ul>', ['phone', ['<b>', ['phone', 'text'], '</b>']], ['email', ['<i>', ['email', 'text'], '</i>']], '</ul>'],
      ],
      '</p>',
    ]);
  });

  it('repeats what stands there several times, with what stands between', () => {
    expect(template(['<p><b part="tag">{tag}</b> · <b part="tag">{tag}</b></p>'], { repeated: ['tag'] })).to.deep.equal(
      ['<p>', ['tag', [['rest', [' · ']], '<b part="tag">', ['tag', 'text'], '</b>']], '</p>'],
    );
  });

  it('has the words of states, and attributes, that only some samples have', () => {
    expect(template(['<p part="card past"></p>', '<p part="card"></p>'])).to.deep.equal([
      '<p part="card',
      ['past', [' past']],
      '"></p>',
    ]);
    expect(template(['<p part="bar" class="bar "></p>', '<p part="bar" class="bar on"></p>'])).to.deep.equal([
      '<p part="bar" class="bar ',
      ['on', ['on']],
      '"></p>',
    ]);
    expect(template(['<img src="{src}" width="{width}">', '<img src="{src}">'])).to.deep.equal([
      '<img data-cal="image" src="',
      ['src', 'url'],
      '"',
      ['width', [' width="', ['width', 'attribute'], '"']],
      '>',
    ]);
  });

  it('keeps the content of a link where it leads nowhere', () => {
    expect(template(['<a part="link" href="{link}">{title}</a>'])).to.deep.equal([
      ['link', ['<a part="link" href="', ['link', 'url'], '">']],
      ['title', 'text'],
      ['link', ['</a>']],
    ]);
  });

  it('refuses samples that have the same in another order', () => {
    const [one, other] = ['<b part="one">1</b>', '<i part="other">2</i>'];
    expect(() => template([`<p>${one}${other}</p>`, `<p>${other}${one}</p>`])).to.throw('Samples disagree on where');
  });
});
