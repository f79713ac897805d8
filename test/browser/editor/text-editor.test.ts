import { expect } from '@open-wc/testing';
import { executeServerCommand, sendKeys, sendMouse } from '@web/test-runner-commands';
import { loadTextEditor } from '../../../src/authoring/editor/load-editor.js';
import type { TextEditor, TextEditorOptions } from '../../../src/authoring/editor/text-editor.js';
import { sanitized } from '../../../src/elements/html/safe-html.js';
import { setUpEnvironment, turn, until } from '../environment.js';
import { underStrictPolicy } from '../strict-policy.js';

setUpEnvironment();
underStrictPolicy();

const styles = new CSSStyleSheet();
styles.replaceSync(
  '.text { white-space: pre-wrap; min-block-size: 3em; padding: 8px; font: 16px/1.5 "DejaVu Sans" } .text p { margin: 0 }',
);

/** A paragraph of Word that looks like an item of a list. */
const listed = (marker: string, text: string, level = 1, list = 0) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

/** What Word puts on the clipboard: comments for old browsers, styles, and lists made of paragraphs. */
const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Temp/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View><w:HyphenationZone>21</w:HyphenationZone></w:WordDocument></xml><![endif]-->
<style><!-- @font-face {font-family:Calibri; panose-1:2 15 5 2;} p.MsoNormal {mso-style-unhide:no; margin:0cm; mso-fareast-language:EN-US;} @list l0 {mso-list-id:1;} --></style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]--></head>
<body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->
<h2 style='mso-outline-level:2'><span lang=EN-GB style='mso-ansi-language:EN-GB'>Programme<o:p></o:p></span></h2>
<p class=MsoNormal><span style='mso-fareast-language:EN-US'>Doors open at <b style='mso-bidi-font-weight:normal'>19:00</b>, see <a href="https://example.org/tickets"><span style='color:blue'>tickets</span></a>.<o:p></o:p></span></p>
${listed('·', 'Choir')}
<p class=MsoNormal>Nächster <i>Halt</i>: Bar</p>
<!--EndFragment--></body></html>`;

let editor: TextEditor;
let host: HTMLElement;
let place: HTMLElement;

/** Opens a text in a shadow root, with the focus at its end. */
async function open(text: TextEditorOptions['text'], options: Partial<TextEditorOptions> = {}): Promise<void> {
  const { TextEditor } = await loadTextEditor();
  host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styles];
  place = root.appendChild(Object.assign(document.createElement('div'), { className: 'text' }));
  editor = new TextEditor({
    place,
    text,
    sanitize: sanitized,
    imageUrl: (address) => address,
    onChange: () => undefined,
    onLink: () => undefined,
    ...options,
  });
  editor.focus();
  await turn();
}

afterEach(() => {
  editor.destroy();
  host.remove();
});

const press = (...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => sendKeys({ press: key })), Promise.resolve());
const type = (text: string) => sendKeys({ type: text });

/** Presses a key while another is held. */
async function chord(held: string, ...keys: string[]): Promise<void> {
  await executeServerCommand('hold-key', { down: held });
  await press(...keys);
  await executeServerCommand('hold-key', { up: held });
}

async function click(element: Element, share: number): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width * share), Math.round(top + height / 2)] });
}

/** Pastes with the keyboard what another program has put on the clipboard; the cursor is first put at this place. */
async function paste(at: number, data: Readonly<Record<string, string>>): Promise<void> {
  const give = (event: ClipboardEvent) => {
    for (const [type, text] of Object.entries(data)) event.clipboardData!.setData(type, text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', give, { capture: true, once: true });
  // Nothing is copied where nothing is selected.
  await chord('Control', 'a', 'c');
  editor.focus({ start: at, end: at });
  await chord('Control', 'v');
}

/** Drops this where the text begins; no test can drag from another program. */
function drop(data: Readonly<Record<string, string>>): void {
  const dataTransfer = new DataTransfer();
  for (const [type, text] of Object.entries(data)) dataTransfer.setData(type, text);
  const { left, top } = place.getBoundingClientRect();
  const where = { clientX: left + 12, clientY: top + 16 };
  place.dispatchEvent(
    new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, composed: true, ...where }),
  );
}

const saysHtml = (html: string) => until(() => editor.html === html).catch(() => expect(editor.html).to.equal(html));

describe('a text in a shadow root, under the strict policy', () => {
  it('takes what is typed, in several paragraphs', async () => {
    await open({ html: '' });
    await type('One two');
    await press('Enter');
    await type('three');
    await saysHtml('<p>One two</p>\n<p>three</p>');
  });

  it('takes Arabic', async () => {
    await open({ html: '' });
    await type('مرحبا بكم');
    await saysHtml('<p>مرحبا بكم</p>');
  });

  it('formats what is selected, and what is typed next', async () => {
    await open({ html: '' });
    await type('one two');
    await chord('Shift', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    await turn();
    await chord('Control', 'b');
    await saysHtml('<p>one <strong>two</strong></p>');
    await press('ArrowRight');
    await chord('Control', 'b');
    await chord('Control', 'i');
    await type('x');
    await saysHtml('<p>one <strong>two</strong><em>x</em></p>');
  });

  it('makes lists of a hyphen and a space', async () => {
    await open({ html: '' });
    await type('- one');
    await press('Enter');
    await type('two');
    await press('Enter', 'Enter');
    await type('three');
    await saysHtml('<ul><li>one</li><li>two</li></ul>\n<p>three</p>');
  });

  it('undoes and redoes', async () => {
    await open({ html: '<p>one</p>' });
    await press('End');
    await type(' two');
    await saysHtml('<p>one two</p>');
    await chord('Control', 'z');
    await saysHtml('<p>one</p>');
    expect(editor.isChanged).to.equal(false);
    await chord('Control', 'y');
    await saysHtml('<p>one two</p>');
  });

  it('puts the cursor where it is clicked', async () => {
    await open({ html: '<p>one two</p><p>three</p>' });
    await click(place.lastElementChild!, 0.99);
    await type('!');
    await saysHtml('<p>one two</p>\n<p>three!</p>');
    await click(place.firstElementChild!, 0.99);
    await type('?');
    await saysHtml('<p>one two?</p>\n<p>three!</p>');
  });

  it('replaces what is selected by keys and removes it', async () => {
    await open({ html: '<p>one two</p><p>three</p>' });
    await chord('Control', 'a');
    await turn();
    await type('x');
    await saysHtml('<p>x</p>');
    await press('Backspace');
    await saysHtml('');
  });

  it('pastes clean HTML at the cursor', async () => {
    await open({ html: '<p>start end</p>' });
    await paste(6, {
      'text/html':
        '<meta charset="utf-8"><style>p { color: red }</style><script>pwned = 1</script><p onclick="pwned = 1" style="color: red" class="MsoNormal">a <b>bold</b> <a href="https://a.example/" onmouseover="pwned = 1">link</a><a href="javascript:pwned = 1"> none</a><img src="x" onerror="pwned = 1"></p><p>second</p>',
      'text/plain': 'a bold link',
    });
    await saysHtml(
      '<p>start a <strong>bold</strong> <a href="https://a.example/">link</a> none<img src="x"></p>\n<p>secondend</p>',
    );
    expect((globalThis as { pwned?: unknown }).pwned).to.equal(undefined);
  });

  it('pastes plain text as paragraphs', async () => {
    await open({ html: '<p>start</p>' });
    await paste(5, { 'text/plain': ' one <b>\r\ntwo\r\n\r\nthree' });
    await saysHtml('<p>start one &lt;b&gt;<br>two</p>\n<p>three</p>');
  });

  it('pastes what Word copies as the text that it shows', async () => {
    await open({ html: '' });
    await paste(0, { 'text/html': fromWord, 'text/plain': 'Programme' });
    await saysHtml(
      [
        '<h2>Programme</h2>',
        '<p>Doors open at <strong>19:00</strong>, see <a href="https://example.org/tickets">tickets</a>.</p>',
        '<ul><li>Choir</li></ul>',
        '<p>Nächster <em>Halt</em>: Bar</p>',
      ].join('\n'),
    );
  });

  it('pastes the lists of Word as lists, with those below them, apart where another kind or text begins', async () => {
    await open({ html: '' });
    const body = [
      listed('·', 'Choir <b>of the town</b>'),
      listed('o', 'Sopranos', 2),
      listed('§', 'First', 3),
      listed('·', 'Band'),
      listed('1.', 'Doors', 1, 1),
      listed('a)', 'Bar', 2, 1),
      listed('2.', 'Start', 1, 1),
      '<p class=MsoListParagraph>On time</p>',
      listed('(iv)', 'Last', 3, 2),
    ];
    await paste(0, {
      'text/html': `<html><body><!--StartFragment-->${body.join('\n')}<!--EndFragment--></body></html>`,
    });
    await saysHtml(
      [
        '<ul><li>Choir <strong>of the town</strong><ul><li>Sopranos<ul><li>First</li></ul></li></ul></li><li>Band</li></ul>',
        '<ol><li>Doors<ol><li>Bar</li></ol></li><li>Start</li></ol>',
        '<p>On time</p>',
        '<ol><li>Last</li></ol>',
      ].join('\n'),
    );
  });

  for (const [name, pasted, html] of [
    [
      'Google Docs, which stands in an element that is bold by its name alone',
      `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:700">Programme</span></h2><p dir="ltr" style="line-height:1.38"><span style="font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline">Plain, </span><span style="font-weight:700;text-decoration:none">bold</span><span style="font-weight:400;font-style:italic">, italic</span><span style="text-decoration:underline line-through;vertical-align:super">1</span></p><br /><ul><li dir="ltr" style="list-style-type:disc;font-weight:400"><p dir="ltr" role="presentation"><span style="font-weight:700;font-style:italic">both</span></p></li></ul></b><br class="Apple-interchange-newline">`,
      [
        '<h2 dir="ltr">Programme</h2>',
        '<p dir="ltr">Plain, <strong>bold</strong><em>, italic</em><del><sup>1</sup></del></p>',
        '<ul><li dir="ltr"><p dir="ltr"><strong><em>both</em></strong></p></li></ul>',
      ],
    ],
    [
      'formats in the style of a block, in one declaration for all, and by names of other elements',
      '<div style="font-style:oblique"><p style="font: bold 12pt serif">a<span style="font-style:inherit"> b</span><span style="font-weight:lighter"> c</span></p></div><p><strike>d</strike> <s>e</s> H<span style="vertical-align:sub">2</span>O</p>',
      ['<p><strong>a b</strong> c</p>', '<p><del>d</del> <del>e</del> H<sub>2</sub>O</p>'],
    ],
    [
      'a format that ends within another',
      '<p><i lang="fr">un <b>deux <span style="font-weight:normal">trois</span></b></i> <a href="https://a.example/" style="text-decoration:none"><span style="font-weight:600">link</span></a></p>',
      [
        '<p><em lang="fr">un </em><strong><em lang="fr">deux </em></strong><em lang="fr">trois</em> <a href="https://a.example/"><strong>link</strong></a></p>',
      ],
    ],
    [
      'tables as lines, with what stands in their cells',
      '<p>Before</p><table border=1><caption>Friday</caption><tr><th><p>Time</p></th><th><p>Talk</p></th></tr><tr><td style="font-weight:700"><p class=MsoNormal>19:00</p></td><td><p>Choir</p><p>and <i>band</i></p></td><td></td></tr><tr><td>20:00</td><td>Wine<br>Bread</td><td><ul><li>a</li><li>b</li></ul></td></tr></table><p>After</p>',
      [
        '<p>Before</p>',
        '<p>Friday</p>',
        '<p>Time | Talk</p>',
        '<p><strong>19:00</strong> | Choir, and <em>band</em></p>',
        '<p>20:00 | Wine, Bread | a, b</p>',
        '<p>After</p>',
      ],
    ],
    [
      'the cells of a spreadsheet, and names that Word has marked',
      '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}br {mso-data-placement:same-cell;}--></style><table dir="ltr"><colgroup><col width="100"/></colgroup><tbody><tr><td style="font-weight:bold;text-align:center">Day</td><td>Choir</td></tr></tbody></table><p>In <st1:place w:st="on"><st1:City>Lyme</st1:City></st1:place></p>',
      ['<p><strong>Day</strong> | Choir</p>', '<p>In Lyme</p>'],
    ],
    [
      'formats that stand in a style sheet, as spreadsheets and Notes copy them',
      '<html><head><style type="text/css"><!-- @page {margin:1in} td {font-weight:400} .xl65 {font-weight:700} p.p1 {font: 12.0px Helvetica} span.s1 {font: italic bold 12.0px Helvetica} span.s2 {text-decoration: line-through} a:hover {font-weight:bold} --></style></head><body><!--StartFragment--><table><tr><td class=xl65>Day</td><td>Choir</td></tr></table><p class="p1"><span class="s1">Doors</span> at <span class="s2">six</span><span class="s1" style="font-style:normal"> seven</span></p><!--EndFragment--></body></html>',
      [
        '<p><strong>Day</strong> | Choir</p>',
        '<p><strong><em>Doors</em></strong> at <del>six</del><strong> seven</strong></p>',
      ],
    ],
    [
      'what mail puts into tables of one cell a row as it stands there',
      '<table><tr><td><h2>News</h2><table><tr><td>Mon</td><td>Choir</td></tr></table></td></tr><tr><td>One<br>two</td></tr></table>',
      ['<h2>News</h2>', '<p>Mon | Choir</p>', '<p>One<br>two</p>'],
    ],
  ] as const)
    it(`pastes ${name}`, async () => {
      await open({ html: '' });
      await paste(0, { 'text/html': pasted });
      await saysHtml(html.join('\n'));
    });

  it('pastes a page with scripts and styles as its text, and runs and loads nothing of it', async () => {
    await open({ html: '' });
    await paste(0, {
      'text/html': `<meta charset="utf-8"><style>p { color: red }</style><link rel="stylesheet" href="https://evil.example/a.css">
<script>globalThis.hasRun = true</script><div class="post" style="color: red" onclick="globalThis.hasRun = true"><p id="x" style="font: 20px serif">One <span style="color: red">two</span>
<a href="javascript:globalThis.hasRun = true">three</a><img src="x" onerror="globalThis.hasRun = true"></p><iframe src="https://evil.example/"></iframe>
<svg><script>globalThis.hasRun = true</script></svg><noscript><p>four</p></noscript></div>`,
      'text/plain': 'One two three',
    });
    await until(() => editor.html.includes('two'));
    expect(editor.html).not.to.match(/script|style|class|onclick|onerror|iframe|svg|evil|color/);
    expect(place.textContent).to.contain('One two');
    expect('hasRun' in globalThis).to.equal(false);
  });

  it('pastes a megabyte without walking over it again and again', async () => {
    await open({ html: '' });
    const paragraph = `<p class="MsoNormal" style="mso-fareast-language: DE; mso-list: none">${'Lorem ipsum <b>dolor</b> sit amet. '.repeat(30)}</p>`;
    const some = (bytes: number) => paragraph.repeat(Math.ceil(bytes / paragraph.length));
    const counted = async (html: string) => {
      let nodes = 0;
      // What is painted for it: each paragraph once, however many there are.
      const counter = new MutationObserver(
        (changes) => (nodes += changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0)),
      );
      counter.observe(place, { childList: true, subtree: true });
      await paste(0, { 'text/html': html });
      const paragraphs = html.split('</p>').length - 1;
      await until(() => place.querySelectorAll('p').length >= paragraphs);
      await turn();
      counter.disconnect();
      return nodes / paragraphs;
    };
    const [few, many] = [await counted(some(100_000)), await counted(some(1_000_000))];
    expect(many / few).to.be.below(2);
    expect(editor.html.match(/MsoNormal|mso-/)).to.equal(null);
  });

  it('takes what is dropped, where it is dropped', async () => {
    await open({ html: '<p>start</p>' });
    drop({ 'text/html': '<i>dropped</i><iframe src="https://evil.example/"></iframe>' });
    await until(() => editor.isChanged);
    expect(editor.html).to.match(/^<p>s?<em>dropped<\/em>s?tart<\/p>$/);
  });

  it('copies and pastes its own text', async () => {
    await open({ html: '<p>one <strong>two</strong></p>' });
    await chord('Control', 'a', 'c');
    await press('ArrowRight', 'Enter');
    await chord('Control', 'v');
    await saysHtml('<p>one <strong>two</strong></p>\n<p>one <strong>two</strong></p>');
  });
});
