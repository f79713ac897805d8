import { expect, fixtureSync } from '@open-wc/testing';
import { html, LitElement } from 'lit';
import { Targets } from '../../../src/elements/controls/targets.js';
import type { FilterChange } from '../../../src/elements/base/events.js';
import { setUpEnvironment, turn } from '../environment.js';

setUpEnvironment();

/** A control that counts its updates. */
class TestControl extends LitElement {
  static override properties = { for: {} };

  declare for?: string;

  updates = 0;
  readonly targets = new Targets(this, ['search', 'starts-after'], () => this.for);

  override render() {
    this.updates++;
    return html`${this.targets.read('search')}`;
  }
}
customElements.define('test-control', TestControl);

/** Markup around a control, which is painted. */
async function open(markup: string) {
  const around = fixtureSync<HTMLElement>('<div></div>');
  around.innerHTML = markup;
  const control = around.querySelector<TestControl>('test-control')!;
  await control.updateComplete;
  const ids = () => control.targets.all.map(({ id }) => id);
  return { around, control, ids, one: (id: string) => around.querySelector<HTMLElement>(`#${id}`)! };
}

/** A painted control inside the shadow root of another element. */
async function openInside(host: HTMLElement): Promise<TestControl> {
  const control = document.createElement('test-control') as TestControl;
  host.attachShadow({ mode: 'open' }).append(control);
  await control.updateComplete;
  return control;
}

const announce = (view: Element) => view.dispatchEvent(new CustomEvent('cal-data', { bubbles: true, composed: true }));

describe('the views of a control', () => {
  it('are those that it names, in that order, of its own page or shadow root', async () => {
    const { ids } = await open(
      '<i id="a"></i><i id="b"></i><i id="c"></i><test-control for=" c  a none"></test-control>',
    );
    expect(ids()).to.deep.equal(['c', 'a']);
  });

  it('are the calendar around it, from its content and from its shadow root', async () => {
    const { ids, one } = await open(
      '<cal-provider><cal-event-list id="list"></cal-event-list><cal-calendar id="mine"><p><test-control></test-control></p></cal-calendar></cal-provider>',
    );
    expect(ids()).to.deep.equal(['mine']);
    const inner = await openInside(one('mine'));
    expect(inner.targets.all).to.deep.equal([one('mine')]);
  });

  it('are all views in the provider around it, where it names none and no calendar is around it', async () => {
    const { ids } = await open(
      '<cal-provider><test-control></test-control><cal-event-list id="list"></cal-event-list><cal-venue-list></cal-venue-list>' +
        '<p><cal-event-month id="month"></cal-event-month></p></cal-provider><cal-event-list></cal-event-list>',
    );
    expect(ids()).to.deep.equal(['list', 'month']);
  });

  it('a control that stands alone has no views', async () => {
    const { ids, control } = await open('<test-control></test-control><cal-event-list id="list"></cal-event-list>');
    expect(ids()).to.deep.equal([]);
    expect(control.targets.read('search')).to.equal(null);
  });

  it('are others when it names others, and those that come into the page after it', async () => {
    const { around, control, ids } = await open('<i id="a"></i><test-control for="a"></test-control>');
    control.for = 'late';
    await control.updateComplete;
    expect(ids()).to.deep.equal([]);
    around.insertAdjacentHTML('beforeend', '<i id="late" search="jazz"></i>');
    announce(around.querySelector('#late')!);
    await control.updateComplete;
    expect(ids()).to.deep.equal(['late']);
    expect(control.shadowRoot!.textContent).to.equal('jazz');
  });
});

describe('a control reads its first view', () => {
  it('in both spellings, and again when somebody else changes an attribute', async () => {
    const { control, one } = await open(
      '<i id="a" starts_after="2026-01-01"></i><i id="b"></i><test-control for="a b"></test-control>',
    );
    expect(control.targets.read('starts-after')).to.equal('2026-01-01');
    one('a').setAttribute('search', 'jazz');
    await turn();
    await control.updateComplete;
    expect(control.shadowRoot!.textContent).to.equal('jazz');
  });

  it('and not for what other views, or other attributes, change', async () => {
    const { control, one } = await open('<i id="a"></i><i id="b"></i><test-control for="a b"></test-control>');
    const { updates } = control;
    one('a').setAttribute('layout', 'cards');
    one('b').setAttribute('search', 'jazz');
    announce(control.parentElement!);
    await turn();
    expect(control.updates).to.equal(updates);
  });

  it('and is updated when a view has news, even where the page stops them', async () => {
    const { control, one } = await open('<i id="a"></i><i id="b"></i><test-control for="a b"></test-control>');
    one('b').addEventListener('cal-data', (event) => event.stopPropagation());
    const { updates } = control;
    announce(one('b'));
    await control.updateComplete;
    expect(control.updates).to.equal(updates + 1);
  });

  it('a control no longer reads a view that has left the page', async () => {
    const { control, one } = await open('<i id="a"></i><test-control for="a"></test-control>');
    control.remove();
    const { updates } = control;
    one('a').setAttribute('search', 'jazz');
    announce(one('a'));
    await turn();
    expect([control.updates, control.targets.all]).to.deep.equal([updates, []]);
  });
});

describe('a control writes its views', () => {
  it('all of them, after it has said what it is about to set', async () => {
    const { around, control, one } = await open(
      '<i id="a" search="jazz"></i><i id="b"></i><test-control for="a b"></test-control>',
    );
    const heard: unknown[] = [];
    around.addEventListener('cal-filter-change', ({ detail, target }: CustomEvent<FilterChange>) =>
      heard.push(detail, target === control, one('a').getAttribute('search')),
    );
    expect(control.targets.write({ search: 'folk', 'starts-after': '2026-01-01' })).to.equal(true);
    expect(heard).to.deep.equal([{ search: 'folk', 'starts-after': '2026-01-01' }, true, 'jazz']);
    for (const id of ['a', 'b'])
      expect([one(id).getAttribute('search'), one(id).getAttribute('starts-after')]).to.deep.equal([
        'folk',
        '2026-01-01',
      ]);
  });

  it('a control writes nothing to its views when the page cancels the change', async () => {
    const { around, control, one } = await open('<i id="a" search="jazz"></i><test-control for="a"></test-control>');
    around.addEventListener('cal-filter-change', (event) => event.preventDefault());
    expect(control.targets.write({ search: null })).to.equal(false);
    expect(one('a').getAttribute('search')).to.equal('jazz');
  });

  it('removes both spellings, and touches nothing that is as it should be', async () => {
    const { control, one } = await open(
      '<i id="a" search="jazz" starts_after="2026-01-01"></i><test-control for="a"></test-control>',
    );
    const changed: (string | null)[] = [];
    const observer = new MutationObserver((records) =>
      changed.push(...records.map(({ attributeName }) => attributeName)),
    );
    observer.observe(one('a'), { attributes: true });
    control.targets.write({ search: 'jazz', 'starts-after': null });
    await turn();
    observer.disconnect();
    expect(changed).to.deep.equal(['starts_after']);
  });

  it('a control turns its views to their first page', async () => {
    const { control, one } = await open('<i id="a"></i><i id="b" page="3"></i><test-control for="a b"></test-control>');
    control.targets.write({ search: 'jazz' });
    expect(one('b').hasAttribute('page')).to.equal(false);
  });
});
