import { expect } from '@open-wc/testing';
import '../../../src/authoring/cal-admin.js';
import { directions, expectAccessibleIn, expectNoViolation } from '../appearance.js';
import { json } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { administrator, contributor } from '../forms/desk.js';
import { AdminPage } from './admin-page.js';
import { FakeDesk } from './fake-desk.js';
import { chooseFile, imageFile } from '../forms/choose-file.js';

setUpEnvironment();

/** A desk that keeps the settings. */
class KeepingDesk extends FakeDesk {
  constructor() {
    super();
    this.answers.unshift(({ method, path, body }) => {
      if (method !== 'PATCH' || !path.endsWith('v1/site')) return undefined;
      const chosen = { ...this.site.chosen, ...(body as object) };
      this.site = {
        ...this.site,
        chosen,
        name: chosen.name || 'Calendar',
        accent: chosen.accent || '#265296',
        letter: chosen.letter || chosen.name.slice(0, 1),
        icon: chosen.icon ? 'data:,' : null,
      };
      return this.session;
    });
  }

  get changes(): unknown[] {
    return this.to('PATCH').map(({ body }) => body as unknown);
  }
}

const open = (desk: FakeDesk, width = '') => AdminPage.on(desk, 'section="settings"', width);
const field = (page: AdminPage, id: string) => page.root.querySelector<HTMLInputElement>(`#${id}`)!;
const preview = (page: AdminPage) => page.root.querySelector<HTMLElement>('.preview .sheet')!;

async function type(page: AdminPage, id: string, value: string): Promise<void> {
  field(page, id).value = value;
  field(page, id).dispatchEvent(new Event('input'));
  await page.element.updateComplete;
}

describe('cal-admin: settings', () => {
  it('shows a name, color and letter in a preview before it saves them, and in its head after', async () => {
    const desk = new KeepingDesk();
    const page = await open(desk);
    expect(textOf(page.one('heading'))).to.contain('Harbour');
    await type(page, 'name', 'Sails & Songs');
    const [, teal] = page.root.querySelectorAll<HTMLInputElement>('.swatch');
    const before = getComputedStyle(preview(page).querySelector('.sample-day')!).backgroundColor;
    teal!.click();
    await page.element.updateComplete;
    expect(textOf(preview(page)))
      .to.contain('Sails & Songs')
      .and.to.match(/^S/);
    expect(getComputedStyle(preview(page).querySelector('.sample-day')!).backgroundColor).not.to.equal(before);
    await type(page, 'letter', 'x');
    expect(textOf(preview(page))).to.match(/^x/);
    expect([desk.changes, textOf(page.one('heading')).includes('Harbour')]).to.deep.equal([[], true]);
    await page.act('Save');
    await until(() => textOf(page.one('heading')).includes('Sails & Songs'));
    expect(desk.changes).to.deep.equal([{ name: 'Sails & Songs', accent: '#0f766e', letter: 'x' }]);
    expect(page.text('toast')).to.contain('The calendar is changed.');
  });

  it('takes a new color and name at once, where the page has those of the calendar', async () => {
    const { title } = document;
    const root = document.documentElement.style;
    const colorOf = (page: AdminPage) => getComputedStyle(page.one('submit')!).backgroundColor;
    for (const [own, follows] of [
      ['oklch(from #265296 min(l, 0.5) c h)', true],
      ['#c2185b', false],
    ] as const) {
      root.setProperty('--cal-color-accent', own);
      document.title = follows ? 'Harbour' : 'Our town';
      const page = await open(new KeepingDesk());
      const before = colorOf(page);
      await type(page, 'name', 'Sails');
      for (const color of ['#0f766e', '#b91c1c']) {
        await type(page, 'accent-own', color);
        await page.act('Save');
        await until(() => page.text('toast').includes('is changed'));
        expect(colorOf(page) !== before, color).to.equal(follows);
      }
      expect(document.title).to.equal(follows ? 'Sails' : 'Our town');
      page.around.remove();
    }
    root.removeProperty('--cal-color-accent');
    document.title = title;
  });

  it('puts the new icon into the tab, where the page has that of the calendar', async () => {
    const link = Object.assign(document.createElement('link'), { rel: 'icon' });
    const former = document.querySelector('link[rel="icon"]');
    former?.remove();
    document.head.append(link);
    for (const [own, follows] of [
      ['/icon.svg', true],
      ['data:image/png,', false],
    ] as const) {
      link.href = own;
      const desk = new KeepingDesk();
      desk.answers.unshift(({ method, path }) =>
        method === 'POST' && path.includes('/images') ? json({ id: 12, url: 'data:,', alt: '' }, 201) : undefined,
      );
      const page = await open(desk);
      const save = async (shown: 'x' | 'img') => {
        await page.act('Save');
        await until(() => shown === textOf(page.one('heading'))[0] || page.one('heading')!.querySelector(shown));
        return link.getAttribute('href');
      };
      await type(page, 'letter', 'x');
      expect(await save('x')).to.equal(follows ? '/icon.svg?letter=x&accent=%23265296' : own);
      chooseFile(field(page, 'icon-file'), await imageFile(64, 64, 'harbour.png'));
      await until(() => preview(page).querySelector('img'));
      expect(await save('img')).to.equal(follows ? 'data:,' : own);
      await page.act('Use the letter');
      expect(await save('x')).to.equal(follows ? '/icon.svg?letter=x&accent=%23265296' : own);
      page.around.remove();
    }
    link.remove();
    if (former) document.head.append(former);
  });

  it('takes a color of one’s own', async () => {
    const desk = new KeepingDesk();
    const page = await open(desk);
    await type(page, 'accent-own', '#123456');
    expect(page.root.querySelector('.own')!.className).to.contain('chosen');
    await page.act('Save');
    await until(() => desk.changes.length);
    expect(desk.changes).to.deep.equal([{ accent: '#123456' }]);
  });

  it('sends the middle of a picture as the icon, and goes back to the letter', async () => {
    const desk = new KeepingDesk();
    desk.answers.unshift(({ method, path }) =>
      method === 'POST' && path.includes('/images') ? json({ id: 12, url: 'data:,', alt: '' }, 201) : undefined,
    );
    const page = await open(desk);
    chooseFile(field(page, 'icon-file'), await imageFile(640, 320, 'harbour.png'));
    await until(() => preview(page).querySelector('img'));
    expect(desk.to('POST').map(({ path }) => path.split('?')[0])).to.deep.equal(['cal/authoring/v1/images']);
    expect(page.root.querySelector('#letter')).to.equal(null);
    await page.act('Save');
    await until(() => desk.changes.length);
    await until(() => page.one('heading')!.querySelector('img'));
    await page.act('Use the letter');
    expect(preview(page).querySelector('img')).to.equal(null);
    await page.act('Save');
    await until(() => desk.changes.length === 2);
    expect(desk.changes).to.deep.equal([{ icon: 12 }, { icon: 0 }]);
  });

  it('says at the icon that a file is no picture, and keeps what was chosen', async () => {
    const page = await open(new KeepingDesk());
    await type(page, 'letter', 'x');
    chooseFile(field(page, 'icon-file'), new File(['no picture'], 'a.png', { type: 'image/png' }));
    await until(() => page.root.querySelector('#icon-unreadable'));
    expect(page.text('invalid')).to.equal('This picture cannot be read. Choose another one.');
    expect([field(page, 'letter').value, textOf(preview(page))[0]]).to.deep.equal(['x', 'x']);
    await expectNoViolation(page.element);
  });

  it('says at the field what the server refuses, and keeps what was typed', async () => {
    const desk = new KeepingDesk();
    desk.answers.unshift(({ method }) =>
      method === 'PATCH'
        ? json({ code: 'rest_invalid_param', message: '', data: { status: 400, params: { name: 'no' } } }, 400)
        : undefined,
    );
    const page = await open(desk);
    await type(page, 'name', 'x'.repeat(100));
    await page.act('Save');
    await until(() => page.one('invalid'));
    expect([page.focused?.id, field(page, 'name').value.length, field(page, 'name').ariaInvalid]).to.deep.equal([
      'name',
      100,
      'true',
    ]);
    await expectNoViolation(page.element);
  });

  it('leaves the name to the command that sets it', async () => {
    const desk = new KeepingDesk();
    desk.site = { ...desk.site, is_name_fixed: true };
    const page = await open(desk);
    expect(field(page, 'name').readOnly).to.equal(true);
    expect(page.text('field-name')).to.contain('--name');
  });

  it('is offered to administrators alone', async () => {
    for (const [me, isOffered] of [
      [administrator, true],
      [contributor, false],
    ] as const) {
      const desk = new FakeDesk();
      desk.me = { ...me };
      const page = await AdminPage.on(desk);
      expect(page.texts('section-link').includes('Settings')).to.equal(isOffered);
    }
  });

  it('leads from the desk to the pages of visitors, where there are any', async () => {
    const desk = new FakeDesk();
    const page = await AdminPage.on(desk);
    expect(page.one('view')!.getAttribute('href')).to.equal('https://harbour.example/');
    expect(page.text('view')).to.equal('View calendar');
    const without = new FakeDesk();
    without.site = { ...without.site, url: null };
    expect((await AdminPage.on(without)).one('view')).to.equal(undefined);
  });

  for (const [direction, language] of Object.entries(directions))
    it(`is accessible, ${direction}`, async () => {
      document.documentElement.lang = language;
      const page = await open(new KeepingDesk(), '340px');
      await expectAccessibleIn(direction)(page.element);
    });
});
