import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { customProperties } from '../../elements/parts/custom-properties.js';
import type { IdentityWords } from '../words/messages/identity-words.js';
import { firstCharacter, siteIcon, type ShownIdentity } from './identity-preview.js';

interface IconChoice {
  /** `id` of the first control; others have ids that begin with it. */
  readonly id: string;
  /** The chosen letter; empty for the first one of the name. */
  readonly letter: string;
  readonly shown: ShownIdentity;
  readonly isUnreadable: boolean;
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly words: IdentityWords;
  readonly changeLetter: (letter: string) => void;
  readonly choose: (file: File) => void;
  readonly removePicture: () => void;
}

/** A choice between a letter and a picture as the icon of a calendar. It stands in a group that names it. */
export function iconChoice(choice: IconChoice): TemplateResult {
  const { id, letter, shown, isUnreadable, isInvalid = false, describedBy, words } = choice;
  const { changeLetter, choose, removePicture } = choice;
  const take = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    input.value = '';
    if (file) choose(file);
  };
  const openFiles = ({ currentTarget }: Event): void =>
    (currentTarget as Element).parentElement!.querySelector<HTMLElement>('[type="file"]')!.click();
  return html`
    ${isUnreadable ? html`<p part="invalid" class="invalid" id="${id}-unreadable" role="alert">${words.notPicture}</p>` : nothing}
    <div class="icon-choice">
      <span class="chosen-color" ${customProperties({ '--_chosen': shown.accent })}>${siteIcon(shown)}</span>
      ${
        shown.icon
          ? nothing
          : html`<label part="label" for="letter">${words.letter}</label>
              <input
                part="input"
                class="single"
                id="letter"
                dir="auto"
                autocomplete="off"
                placeholder=${shown.letter}
                .value=${live(letter)}
                aria-invalid=${isInvalid}
                aria-describedby=${ifDefined(describedBy)}
                @input=${(typed: InputEvent) => {
                  const { value } = typed.target as HTMLInputElement;
                  changeLetter(typed.isComposing ? value : firstCharacter(value));
                }}
                @change=${({ target }: Event) => changeLetter(firstCharacter((target as HTMLInputElement).value))}
              />`
      }
      <button
        part="button"
        type="button"
        id=${id}
        aria-describedby=${isUnreadable ? `${id}-unreadable` : nothing}
        @click=${openFiles}
      >
        ${words.choosePicture}
      </button>
      ${shown.icon ? html`<button part="button" type="button" @click=${removePicture}>${words.removePicture}</button>` : nothing}
      <input id="${id}-file" type="file" accept="image/*" hidden @change=${take} />
    </div>
  `;
}
