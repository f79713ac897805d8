import type { TemplateResult } from 'lit';
import { controllerOf } from './controllers.js';
import type { Control, Field, FormContext } from './field.js';
import { iconChoice } from './icon-choice.js';
import { iconImage } from './icon-image.js';
import { firstCharacter, type ShownIdentity } from './identity-preview.js';

/** The icon that a first user chooses. */
export interface ChosenIcon {
  readonly letter: string;
  /** The picture as a `data:` address; empty for the letter. */
  readonly picture: string;
}

const addressOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(file);
  });

/** Reads the picture that is chosen; one that cannot be read changes nothing. */
class IconControl {
  /** The picture that is being read. */
  arrival: Promise<void> | undefined;
  #isUnreadable = false;
  #control!: Control<ChosenIcon>;

  render(control: Control<ChosenIcon>, { words }: FormContext, shown: ShownIdentity): TemplateResult {
    this.#control = control;
    const { id, value, problem, describedBy } = control;
    return iconChoice({
      id,
      letter: value.letter,
      shown,
      isUnreadable: this.#isUnreadable,
      isInvalid: Boolean(problem),
      describedBy,
      words: words.identity,
      changeLetter: (letter) => this.#change({ letter }),
      choose: (file) => {
        const arrival = this.#read(file).finally(() => {
          if (this.arrival === arrival) this.arrival = undefined;
        });
        this.arrival = arrival;
      },
      removePicture: () => this.#change({ picture: '' }),
    });
  }

  #change(changes: Partial<ChosenIcon>): void {
    this.#isUnreadable = false;
    this.#control.change({ ...this.#control.value, ...changes });
  }

  async #read(file: File): Promise<void> {
    const image = await iconImage(file);
    this.#change(image ? { picture: await addressOf(image.file) } : {});
    this.#isUnreadable = !image;
  }
}

const controlOf = ({ host }: FormContext): IconControl => controllerOf(host, 'icon', () => new IconControl());

/** The letter or the picture of a calendar, sent with its first user. @param shownIn the identity that a form shows */
export const iconField = (shownIn: (form: FormContext) => ShownIdentity): Field<ChosenIcon> => ({
  name: 'icon',
  wire: ['letter', 'icon'],
  isGroup: true,
  label: ({ words }) => words.identity.icon,
  missing: ({ words }) => words.identity.icon,
  initial: () => ({ letter: '', picture: '' }),
  read: () => ({ letter: '', picture: '' }),
  write: ({ letter, picture }) =>
    picture
      ? { icon: picture.slice(picture.indexOf(',') + 1) }
      : letter.trim()
        ? { letter: firstCharacter(letter.trim()) }
        : {},
  isEmpty: ({ letter, picture }) => !letter && !picture,
  arrival: (form) => {
    const { arrival: ended } = controlOf(form);
    return ended && { ended, said: form.words.image.awaited };
  },
  render: (control, form) => controlOf(form).render(control, form, shownIn(form)),
});
