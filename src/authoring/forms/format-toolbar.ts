import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Format } from '../editor/formats.js';
import type { TextEditor } from '../editor/text-editor.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import { toolbarIcons } from './toolbar-icons.js';

/** A format, or `link`, which requires an address first. */
export type TextAction = Format | 'link';

const groups: readonly (readonly TextAction[])[] = [
  ['strong', 'em', 'del', 'link'],
  ['heading', 'subheading'],
  ['bullets', 'numbers', 'quote'],
  ['undo', 'redo'],
];
const actions = groups.flat();
const keys: Partial<Record<TextAction, string>> = { strong: 'B', em: 'I', link: 'K', undo: 'Z', redo: 'Y' };
const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** The index of the button that a key leads to; `undefined` for other keys. */
function placeAfter(key: string, place: number, isRightToLeft: boolean): number | undefined {
  const last = actions.length - 1;
  const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[key];
  if (step) return (place + step + actions.length) % actions.length;
  return { Home: 0, End: last }[key];
}

/** The buttons above a text. Tab reaches one of them, arrow keys the others. */
export class FormatToolbar {
  readonly #host: ReactiveControllerHost;
  #place = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /**
   * @param id that of the text
   * @param editor the editor of the text, once it has arrived; until then every button can be pressed
   */
  render(
    id: string,
    words: AuthoringMessages['text'],
    editor: TextEditor | undefined,
    act: (action: TextAction) => void,
  ): TemplateResult {
    return html`
      <div
        part="toolbar"
        class="toolbar"
        role="toolbar"
        aria-label=${words.toolbar}
        aria-controls=${id}
        @keydown=${this.#onKey}
        @mousedown=${
          // The text keeps the focus, and what is selected in it.
          (press: MouseEvent) => press.preventDefault()
        }
      >
        ${groups.map((group) => html`<span class="group">${group.map((action) => this.#renderButton(action, words, editor, act))}</span>`)}
      </div>
    `;
  }

  #renderButton(
    action: TextAction,
    { actions: labels }: AuthoringMessages['text'],
    editor: TextEditor | undefined,
    act: (action: TextAction) => void,
  ): TemplateResult {
    const label = labels[action];
    const key = keys[action];
    const isState = action !== 'undo' && action !== 'redo';
    const isOn = action === 'link' ? editor?.link !== undefined : editor?.isOn(action);
    const isPossible = action === 'link' || (editor ? editor.canApply(action) : isState);
    return html`
      <button
        part="button tool"
        class="tool"
        type="button"
        tabindex=${actions[this.#place] === action ? 0 : -1}
        aria-label=${label}
        title=${key ? `${label} (${isApple ? '⌘' : 'Ctrl+'}${key})` : label}
        aria-keyshortcuts=${key ? `${isApple ? 'Meta' : 'Control'}+${key}` : nothing}
        aria-pressed=${ifDefined(isState ? (isOn ?? false) : undefined)}
        aria-disabled=${!isPossible}
        @click=${() => isPossible && act(action)}
        @focus=${() => this.#moveTo(actions.indexOf(action))}
      >
        ${toolbarIcons[action]}
      </button>
    `;
  }

  #moveTo(place: number): void {
    this.#place = place;
    this.#host.requestUpdate();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const toolbar = event.currentTarget as HTMLElement;
    const place = placeAfter(event.key, this.#place, getComputedStyle(toolbar).direction === 'rtl');
    if (place === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    toolbar.querySelectorAll('button')[place]!.focus();
  };
}
