import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { formattedTextField } from '../../../src/authoring/forms/formatted-text-field.js';
import { linkAddress } from '../../../src/authoring/forms/link-dialog.js';
import { loadWords } from '../../../src/authoring/words/words.js';
import { directions, expectAccessibleIn, narrowest, setViewport } from '../appearance.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import type { FormPage } from './form-page.js';
import { openForm, type TestForm } from './test-form.js';

setUpEnvironment();

const label = { label: 'Description', missing: 'Describe the event' };
const fields = () => [formattedTextField({ name: 'description', words: () => label })];
type Page = FormPage<TestForm>;

const open = (description?: string, width?: string) => openForm(fields(), { description }, undefined, width);
const control = (page: Page) => page.root.getElementById('description')!;
const editable = (page: Page) => until(() => control(page).classList.contains('editable')).then(() => control(page));
const formatted = async (page: Page) => {
  const place = await editable(page);
  await until(() => place.isContentEditable);
  await page.element.updateComplete;
  return place;
};
const tool = (page: Page, name: string) => page.button(name);
const pressed = (page: Page) =>
  page
    .all('tool')
    .filter((one) => one.ariaPressed === 'true')
    .map((one) => one.ariaLabel);

async function chord(held: string, key: string, page: Page): Promise<void> {
  await executeServerCommand('hold-key', { down: held });
  await page.key(key);
  await executeServerCommand('hold-key', { up: held });
}

describe('a text that can be formatted', () => {
  it('can be typed at once, and formatted without losing what was typed or where', async () => {
    const page = await open();
    expect(control(page).localName).to.equal('textarea');
    control(page).focus();
    await page.type('One ');
    await formatted(page);
    expect(page.focused?.id).to.equal('description');
    await page.type('two');
    await page.key('Enter');
    await page.type('three');
    await until(() => JSON.stringify(page.element.changes).includes('three'));
    expect(page.element.changes).to.deep.equal({ description: '<p>One two</p>\n<p>three</p>' });
  });

  it('is sent as it is stored where nothing is changed', async () => {
    for (const stored of ['One &amp; two\n\n[gallery ids="1"]', '<p>One <b>two</b></p>\r\n<p>three</p>']) {
      const page = await open(stored);
      control(page).focus();
      await formatted(page);
      control(page).focus();
      await page.type('x');
      await until(() => page.is('changed'));
      await page.key('Backspace');
      await until(() => !page.is('changed'));
      expect(page.element.changes).to.deep.equal({});
    }
  });

  it('is formatted by keys and buttons, which show what is selected', async () => {
    const page = await open('<p>One <strong>two</strong></p>');
    const place = await formatted(page);
    place.focus();
    await page.key('End');
    await until(() => pressed(page).join() === 'Bold');
    await chord('Control', 'a', page);
    tool(page, 'Heading').click();
    await until(() => textOf(place.querySelector('h2')) === 'One two');
    expect(page.element.changes).to.deep.equal({ description: '<h2>One <strong>two</strong></h2>' });
    expect(page.focused === place).to.equal(true);
    tool(page, 'Undo').click();
    await until(() => !page.is('changed'));
    expect(tool(page, 'Undo').ariaDisabled).to.equal('true');
  });

  it('loads what a button needs', async () => {
    const page = await open();
    tool(page, 'Bulleted list').click();
    const place = await formatted(page);
    await until(() => page.focused === place);
    await page.type('one');
    await until(() => page.is('changed'));
    expect(page.element.changes).to.deep.equal({ description: '<ul><li>one</li></ul>' });
  });

  for (const [direction, language] of Object.entries(directions))
    it(`has a toolbar of which Tab reaches one button, and arrow keys all (${direction})`, async () => {
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
      const page = await open();
      const tools = page.all('tool');
      expect(tools.map(({ tabIndex }) => tabIndex)).to.deep.equal(tools.map((_, index) => (index ? -1 : 0)));
      tools[0]!.focus();
      await page.key(direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
      expect(page.focused?.ariaLabel).to.equal(tools[1]!.ariaLabel);
      await page.key('End');
      expect(page.focused?.ariaLabel).to.equal(tools.at(-1)!.ariaLabel);
      await page.key(direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
      await page.key('Home');
      expect(page.focused?.ariaLabel).to.equal(tools[0]!.ariaLabel);
      await page.key('Tab');
      expect(page.focused?.id).to.equal('description');
    });

  it('asks for it in the middle of a narrow window', async () => {
    await setViewport({ width: Math.max(375, narrowest), height: 700 });
    const page = await open('<p>One</p>');
    control(page).focus();
    await formatted(page);
    tool(page, 'Link').click();
    await until(() => page.one('dialog'));
    const { left, right, height } = page.one('dialog')!.getBoundingClientRect();
    expect(left)
      .to.be.above(0)
      .and.closeTo(document.documentElement.clientWidth - right, 1);
    expect(height).to.be.below(350);
  });

  it('asks for the address of a link, says what is wrong with it, and changes and removes it', async () => {
    const page = await open('<p>One</p>');
    control(page).focus();
    await formatted(page);
    await chord('Control', 'a', page);
    await chord('Control', 'k', page);
    await until(() => page.one('dialog'));
    await page.key('Enter');
    await until(() => page.text('invalid').includes('Enter an address'));
    await page.type('not one');
    await page.key('Enter');
    await until(() => page.text('invalid').includes('such as'));
    page.control('Address').select();
    await page.type('example.org/a');
    await page.key('Enter');
    await until(() => !page.one('dialog'));
    expect(page.element.changes).to.deep.equal({ description: '<p><a href="https://example.org/a">One</a></p>' });
    await until(() => page.focused === control(page));
    expect(tool(page, 'Link').ariaPressed).to.equal('true');
    tool(page, 'Link').click();
    await until(() => page.one('dialog'));
    expect(page.control('Address').value).to.equal('https://example.org/a');
    await page.press('Remove link');
    expect(page.element.changes).to.deep.equal({});
    expect(page.element.sent).to.deep.equal([]);
  });

  for (const [holds, html, names] of [
    ['a table', '<p>One</p><table><tr><td>two</td></tr></table>', 'a table'],
    ['several things', '<iframe src="https://a.example/"></iframe><p class="x">One</p>', 'embedded media and “class”'],
  ] as const)
    it(`is kept as it is where it holds ${holds}, until its author decides`, async () => {
      const page = await open(html);
      await until(() => page.one('message'));
      expect(page.text('message')).to.equal(`This text holds ${names}, which formatting would remove.`);
      expect(page.element.changes).to.deep.equal({});
      await page.press('Edit as HTML');
      await page.fill('Description', `${html}<p>three</p>`);
      expect(page.element.changes).to.deep.equal({ description: `${html}<p>three</p>` });
      await page.press('Back to the stored text');
      await until(() => page.one('message'));
      expect(page.element.changes).to.deep.equal({});
      await page.press('Replace the text');
      await until(() => page.focused === control(page) && control(page).isContentEditable);
      await page.type('New');
      await until(() => JSON.stringify(page.element.changes).includes('New'));
      expect(page.element.changes).to.deep.equal({ description: '<p>New</p>' });
    });

  it('is shown as readers see it before what formats it has arrived', async () => {
    const page = await open('<p>One <em>two</em></p>');
    expect(textOf(control(page))).to.equal('One two');
    await formatted(page);
    expect(textOf(control(page))).to.equal('One two');
  });

  it('begins anew where the form is filled anew', async () => {
    const page = await open('<p>One <em>two</em></p>');
    (await formatted(page)).focus();
    await page.type('x');
    await until(() => page.is('changed'));
    page.element.fill();
    await until(() => textOf(control(page)) === 'One two');
    expect(page.element.changes).to.deep.equal({});
  });

  it('fits into a narrow form', async () => {
    const page = await open('<p>One <em>two</em></p>', '18rem');
    await formatted(page);
    expect(page.outside()).to.deep.equal([]);
  });

  for (const [direction, language] of Object.entries(directions))
    it(`is accessible in all states, ${direction}`, async () => {
      const expectGood = expectAccessibleIn(direction);
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
      const { text } = await loadWords('authoring', language);
      const plain = await open();
      await expectGood(plain.element);
      const page = await open(
        '<p>One <a href="https://a.example/">two</a></p><ul><li>three</li></ul><blockquote>four</blockquote>',
      );
      await formatted(page);
      await expectGood(page.element);
      tool(page, text.actions.link).click();
      await until(() => page.one('dialog'));
      await expectGood(page.element);
      const kept = await open('<table><tr><td>two</td></tr></table>');
      await until(() => kept.one('message'));
      await expectGood(kept.element);
      await kept.press(text.editHtml);
      await expectGood(kept.element);
    });
});

describe('the address of a link', () => {
  for (const [typed, address] of [
    ['https://example.org/a', 'https://example.org/a'],
    [' example.org ', 'https://example.org'],
    ['bücher.example/a?b=c', 'https://bücher.example/a?b=c'],
    ['a.b@example.org', 'mailto:a.b@example.org'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['tel:+491234', 'tel:+491234'],
    ['/events', '/events'],
    ['#top', '#top'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['two words', undefined],
    ['word', undefined],
  ] as const)
    it(`is ${address} where ${typed} was typed`, () => expect(linkAddress(typed)).to.equal(address));
});
