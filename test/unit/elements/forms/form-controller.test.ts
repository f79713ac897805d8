import { describe, expect, it } from 'vitest';
import { CalError } from '../../../../src/data/client/index.js';
import type { Field, FormContext } from '../../../../src/authoring/forms/field.js';
import { FormController } from '../../../../src/authoring/forms/form-controller.js';
import type { FormState } from '../../../../src/authoring/forms/form-state.js';
import { fieldNamed, formInState } from './form-context.js';

const title = fieldNamed('title');

/** A controller of a form, with where it moved the focus and what it told the page. */
async function formOf(fields: readonly Field[], state: Partial<FormState> = {}) {
  const focused: string[] = [];
  const told: unknown[] = [];
  const host = Object.assign(new EventTarget(), {
    requestUpdate: () => {},
    updateComplete: Promise.resolve(true),
    shadowRoot: { querySelector: (selector: string) => ({ focus: () => focused.push(selector) }) },
  });
  host.addEventListener('cal-invalid', (event) => told.push((event as CustomEvent<unknown>).detail));
  const around = await formInState({}, fields);
  const controller = new FormController(host as unknown as FormContext['host'], () => around);
  controller.set(state);
  return { controller, focused, told };
}

/** Work that the test ends. */
function work() {
  let resolve!: () => void;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** An upload that the test ends. */
function upload() {
  const { promise, resolve } = work();
  let ended: Promise<void> | undefined = promise;
  let isThere = false;
  const field: Field = {
    ...title,
    name: 'image',
    wire: ['image'],
    isRequired: false,
    isEmpty: () => false,
    check: () => (isThere ? undefined : 'It is not there.'),
    arrival: () => ended && { ended, said: 'The image is being sent.' },
  };
  const end = (hasArrived: boolean) => {
    ended = undefined;
    isThere = hasArrived;
    resolve();
  };
  return { field, end };
}

describe('a form that is sent', () => {
  it('is checked first, says what is wrong, and sends nothing', async () => {
    const { controller, focused, told } = await formOf([title]);
    let sent = 0;
    await controller.check(() => Promise.resolve(void sent++));
    expect(controller.state.problems).to.deep.equal([{ field: 'title', text: 'Enter a title' }]);
    expect([sent, focused, told]).to.deep.equal([0, ['#summary'], [{ fields: ['title'] }]]);
  });

  it('sends what is meant by what was typed, and forgets the last failure', async () => {
    const website = fieldNamed('website');
    const { controller } = await formOf([website], { failure: { text: 'Failed', mayRetry: true } });
    controller.enter('website', 'example.org');
    const sent: unknown[] = [];
    await controller.check((form) => Promise.resolve(void sent.push(form.valueIn('website'), form.state.failure)));
    expect(sent).to.deep.equal(['https://example.org', undefined]);
  });

  it('is not checked while it is busy', async () => {
    const { controller } = await formOf([title], { isSending: true });
    await controller.check(() => Promise.reject(new Error('sent')));
    expect(controller.state.problems).to.deep.equal([]);
  });

  it('waits for what is on its way, says so, and checks it then', async () => {
    const { field, end } = upload();
    const { controller } = await formOf([field]);
    let sent = 0;
    const checking = controller.check(() => Promise.resolve(void sent++));
    expect(controller.state).to.include({
      isSending: true,
      awaited: 'The image is being sent.',
      announcement: 'The image is being sent.',
    });
    end(true);
    await checking;
    expect([sent, controller.state.awaited, controller.state.isSending]).to.deep.equal([1, '', false]);
  });

  it('is not sent without what has not arrived', async () => {
    const { field, end } = upload();
    const { controller } = await formOf([field]);
    const checking = controller.check(() => Promise.reject(new Error('sent')));
    end(false);
    await checking;
    expect(controller.state.problems).to.deep.equal([{ field: 'image', text: 'It is not there.' }]);
  });

  it('does not wait where something else is wrong', async () => {
    const { field } = upload();
    const { controller } = await formOf([title, field]);
    await controller.check(() => Promise.reject(new Error('sent')));
    expect([controller.state.isSending, controller.state.problems.map(({ field }) => field)]).to.deep.equal([
      false,
      ['title'],
    ]);
  });

  it('is busy until the server has answered, and lists nothing above it afterwards', async () => {
    const { controller } = await formOf([title], { isChecked: true });
    const { promise, resolve } = work();
    const sending = controller.sending(() => promise);
    expect(controller.state).to.include({ isSending: true, announcement: 'Saving' });
    resolve();
    await sending;
    expect(controller.state).to.include({ isSending: false, isChecked: false });
  });
});

describe('a form that the server does not take', () => {
  it('says so at the fields that are named, and keeps what was typed', async () => {
    const { controller, told } = await formOf([title]);
    controller.enter('title', 'Gala');
    await controller.sending(() => Promise.reject(new CalError('http', '', { status: 400, fields: ['title'] })));
    expect(controller.state.problems.map(({ field }) => field)).to.deep.equal(['title']);
    expect([controller.state.entered, controller.state.isSending, told]).to.deep.equal([
      { title: 'Gala' },
      false,
      [{ fields: ['title'] }],
    ]);
  });

  it('says above it why it was not taken as a whole, and that what was typed is still there', async () => {
    const { controller, focused } = await formOf([title]);
    controller.enter('title', 'Gala');
    await controller.sending(() => Promise.reject(new CalError('network', '')));
    const { failure, announcement } = controller.state;
    expect([failure!.mayRetry, failure!.text.endsWith('What you have typed is still here.')]).to.deep.equal([
      true,
      true,
    ]);
    expect([announcement, focused]).to.deep.equal(['', ['#failure']]);
  });

  it('leaves to another what that can explain, while it is still busy', async () => {
    const { controller } = await formOf([title]);
    const error = new CalError('conflict', '');
    const explained: unknown[] = [];
    await controller.sending(
      () => Promise.reject(error),
      '',
      (cause) => Promise.resolve(void explained.push(cause, controller.state.isSending)),
    );
    expect([explained, controller.state.failure]).to.deep.equal([[error, true], undefined]);
  });

  it('does not hide mistakes of ours', async () => {
    const { controller } = await formOf([title]);
    const mistake = await controller
      .sending(() => Promise.reject(new TypeError('ours')))
      .catch((error: unknown) => error);
    expect([mistake instanceof TypeError, controller.state.isSending]).to.deep.equal([true, false]);
  });
});
