import { html, type ReactiveControllerHost } from 'lit';
import { CalError } from '../../data/client/index.js';
import { readAuthors } from '../session/desk-items.js';
import type { Session } from '../session/session.js';
import { membersOf } from '../../data/schema/index.js';
import { comboboxOf } from './combobox.js';
import { controllerOf } from './controllers.js';
import type { Field, FormContext } from './field.js';
import { textOf } from './text-fields.js';

/** An author of an event; the number 0 is nobody. */
interface Author {
  readonly id: number;
  readonly name: string;
}

/** The possible authors of an event, which are requested once, with the first search. */
class Authors {
  readonly #host: ReactiveControllerHost;
  /** The user whose answers these are; another one may see others. */
  #user: number | undefined;
  /** `null` where they could not be read. */
  #found: readonly Author[] | null | undefined;
  /** The search text with which they were read. */
  #text = '';

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** The authors whose name holds a text; `undefined` until the server has answered, `null` where that failed. */
  find(text: string, session: Session): readonly Author[] | null | undefined {
    // After a failure the next text sends another request.
    if (this.#user !== session.me?.id || (this.#found === null && this.#text !== text)) {
      this.#user = session.me?.id;
      this.#text = text;
      this.#found = undefined;
      // Not within the update that looks for them.
      setTimeout(() => void this.#read(session));
    }
    const wanted = text.trim().toLowerCase();
    return this.#found && this.#found.filter(({ name }) => name.toLowerCase().includes(wanted));
  }

  async #read(session: Session): Promise<void> {
    try {
      this.#found = await readAuthors(session);
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      this.#found = null;
    }
    this.#host.requestUpdate();
  }
}

const authorsOf = ({ host }: FormContext): Authors => controllerOf(host, 'authors', () => new Authors(host));

/** The author of an event, for users who may give it to another. */
export const authorField: Field<Author> = {
  name: 'author',
  wire: ['author'],
  label: ({ words }) => words.event.fields.author.label,
  missing: ({ words }) => words.event.fields.author.missing,
  help: ({ words }) => words.event.fields.author.help,
  isOffered: ({ session }) => session.offers('authors') && session.may('edit_others_events'),
  initial: ({ session }) => ({ id: session.me?.id ?? 0, name: session.me?.name ?? '' }),
  read: ({ author }) => {
    if (typeof author === 'number') return { id: author, name: String(author) };
    const { id, name } = membersOf(author);
    return { id: Number.isInteger(id) ? (id as number) : 0, name: textOf(name) };
  },
  // A new one is the sender's anyway.
  write: ({ id }, { isNew, session }) => ({ author: isNew && id === session.me?.id ? undefined : id || undefined }),
  isEmpty: ({ id }) => !id,
  say: ({ name }) => name,
  render: ({ id, value, problem, describedBy, isRequired, change, leave }, form) => html`
    ${comboboxOf<Author>(form.host, 'author').render({
      id,
      describedBy,
      isInvalid: Boolean(problem),
      isRequired,
      shown: value.name,
      none: form.words.event.noAuthor,
      failed: form.words.linked.searchFailed,
      find: (text) => {
        const found = authorsOf(form).find(text, form.session);
        return found && found.map((author) => ({ value: author, label: author.name }));
      },
      choose: change,
      leave,
    })}
  `,
};
