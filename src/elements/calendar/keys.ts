import { css, html, type TemplateResult } from 'lit';
import type { CalendarMessages, Messages } from '../../locale/index.js';
import { closeIcon } from '../parts/icons.js';
import { popupStyles } from '../parts/popup.styles.js';

/** The action of a key. */
export interface KeyCommand {
  readonly key: string;
  readonly name: string;
  readonly take: () => void;
}

const isField = (target: HTMLElement) => target.isContentEditable || target.matches('input, textarea, select');

/** Whether something has keys of its own: boxes above the page. */
const isApart = (target: EventTarget) => target instanceof Element && target.matches('dialog, [popover]');

/**
 * On keyboards with other letters it is the key where that letter stands; shifted signs differ from keyboard to
 * keyboard.
 */
const keyOf = ({ key, code }: KeyboardEvent): string =>
  (/^[!-~]$/.test(key) ? key : code.replace('Key', '')).toUpperCase();

/** The command of a key that was pressed outside of fields and boxes, without a modifier. */
export function commandOf(press: KeyboardEvent, commands: readonly KeyCommand[]): KeyCommand | undefined {
  const { defaultPrevented, isComposing, altKey, ctrlKey, metaKey, shiftKey } = press;
  const path = press.composedPath();
  if (
    defaultPrevented ||
    isComposing ||
    altKey ||
    ctrlKey ||
    metaKey ||
    isField(path[0] as HTMLElement) ||
    path.some(isApart)
  )
    return undefined;
  const found = commands.find(({ key }) => key === keyOf(press));
  return found && /[A-Z]/.test(found.key) && shiftKey ? undefined : found;
}

/** The list of keys. */
export const keyList = (
  commands: readonly KeyCommand[],
  common: Messages,
  messages: CalendarMessages,
): TemplateResult => html`
  <dialog part="keys" class="keys" aria-labelledby="keys" @click=${onBackdrop}>
    <div class="keys-top">
      <div part="keys-heading" class="keys-heading" id="keys" role="heading" aria-level="2">${messages.keys}</div>
      <button part="button close" class="close" type="button" aria-label=${common.close} @click=${close}>
        ${closeIcon}
      </button>
    </div>
    <dl>
      ${commands.map(
        ({ key, name }) => html`
          <div>
            <dt><kbd part="key">${key}</kbd></dt>
            <dd>${name}</dd>
          </div>
        `,
      )}
    </dl>
  </dialog>
`;

function close({ currentTarget }: Event): void {
  (currentTarget as HTMLElement).closest('dialog')!.close();
}

/** A press beside the list. */
function onBackdrop(event: Event): void {
  if (event.target === event.currentTarget) close(event);
}

export const keyStyles = [
  popupStyles,
  css`
    .keys {
      inline-size: min(22em, 100vi - 32px);
      margin: auto;
      padding: 0;
      border-radius: calc(var(--_radius) * 2);
      box-shadow: 0 0.75em 2.5em rgb(0 0 0 / 0.22);
    }
    .keys::backdrop {
      background: rgb(0 0 0 / 0.45);
    }
    .keys-top {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--_space);
      padding-block-start: var(--_space);
      padding-inline: calc(var(--_space) * 2) var(--_space);
    }
    .keys-heading {
      font-size: 1.125em;
      font-weight: 600;
    }
    .keys dl {
      margin: 0;
      padding: var(--_space) calc(var(--_space) * 2) calc(var(--_space) * 2);
    }
    .keys dl > div {
      display: flex;
      align-items: center;
      justify-content: space-between;
      flex-direction: row-reverse;
      padding-block: 0.5em;
    }
    .keys dl > div + div {
      border-block-start: 1px solid var(--_border);
    }
    .keys dd {
      margin: 0;
    }
    kbd {
      display: inline-grid;
      place-items: center;
      box-sizing: border-box;
      min-inline-size: 2em;
      block-size: 2em;
      border: 1px solid var(--_border);
      border-block-end-width: 2px;
      border-radius: calc(var(--_radius) * 0.75);
      background: color-mix(in oklab, currentColor 5%, transparent);
      font: inherit;
      font-size: 0.875em;
      font-weight: 600;
    }
  `,
];
