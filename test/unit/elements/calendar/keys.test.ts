import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commandOf, type KeyCommand } from '../../../../src/elements/calendar/keys.js';

/** An element as far as keys ask for it. */
class FakeElement {
  readonly isContentEditable: boolean;
  readonly #tag: string;

  constructor(tag: string, isContentEditable = false) {
    this.#tag = tag;
    this.isContentEditable = isContentEditable;
  }

  matches(selector: string): boolean {
    return selector.split(', ').includes(this.#tag);
  }
}

beforeEach(() => void vi.stubGlobal('Element', FakeElement));
afterEach(() => void vi.unstubAllGlobals());

const commands: readonly KeyCommand[] = ['/', 'T', 'M', 'L', '?'].map((key) => ({ key, name: key, take: () => {} }));
const link = new FakeElement('a');

/** The key of what is asked for. */
const asked = (press: object, path: readonly FakeElement[] = [link]): string | undefined =>
  commandOf({ composedPath: () => path, ...press } as unknown as KeyboardEvent, commands)?.key;

describe('a key that is pressed in a calendar', () => {
  it.each([
    ['a small letter', { key: 'm', code: 'KeyM' }, 'M'],
    ['a capital letter of a locked keyboard', { key: 'M', code: 'KeyM' }, 'M'],
    ['a sign', { key: '/', code: 'Slash' }, '/'],
    ['a sign that takes Shift', { key: '?', code: 'Slash', shiftKey: true }, '?'],
    ['a sign where another keyboard has it', { key: '/', code: 'Digit7', shiftKey: true }, '/'],
    ['the place of a letter on a keyboard with other letters', { key: 'ة', code: 'KeyM' }, 'M'],
    ['the letter itself, on a keyboard where it stands elsewhere', { key: 'm', code: 'Semicolon' }, 'M'],
  ])('means what it does by %s', (_, press, key) => {
    expect(asked(press)).to.equal(key);
  });

  it.each([
    ['a letter of no command', { key: 'd', code: 'KeyD' }],
    ['a letter with Shift', { key: 'M', code: 'KeyM', shiftKey: true }],
    ['a letter with Alt', { key: 'm', code: 'KeyM', altKey: true }],
    ['a letter with Control', { key: 'm', code: 'KeyM', ctrlKey: true }],
    ['a letter with Meta', { key: 'm', code: 'KeyM', metaKey: true }],
    ['a letter that is composed', { key: 'm', code: 'KeyM', isComposing: true }],
    ['a key that has been taken', { key: 'm', code: 'KeyM', defaultPrevented: true }],
  ])('means nothing by %s', (_, press) => {
    expect(asked(press)).to.equal(undefined);
  });

  it.each([
    ['a field', [new FakeElement('input')]],
    ['a text', [new FakeElement('textarea')]],
    ['a choice', [new FakeElement('select')]],
    ['a formatted text', [new FakeElement('p', true)]],
    ['a dialog around it', [link, new FakeElement('dialog')]],
    ['a popover around it', [link, new FakeElement('[popover]')]],
  ])('means nothing in %s', (_, path) => {
    expect(asked({ key: 'm', code: 'KeyM' }, path)).to.equal(undefined);
  });
});
