import { html, type PropertyDeclarations } from 'lit';
import type { FilterTable } from '../data/schema/index.js';
import { addDays, loadTemporal, today } from '../data/time/index.js';
import { filterProperties, type FilterProperties } from '../elements/base/attributes.js';
import { define } from '../elements/base/define.js';
import './cal-sign-in.js';
import { authorField } from './forms/author-field.js';
import type { Made } from './forms/attempt.js';
import { CalItemForm } from './forms/cal-item-form.js';
import { eventFormAttributes } from './forms/event-form-attributes.js';
import { eventFormFields } from './forms/event-form-fields.js';
import type { Values } from './forms/field.js';
import { formAttributes } from './forms/form-attributes.js';
import { bodyOf, writtenOf, type Body } from './forms/form-body.js';
import { isChanged, type Form } from './forms/form-state.js';
import { dayPickerStyles } from '../elements/parts/day-picker.styles.js';
import { formattedTextStyles } from './forms/formatted-text.styles.js';
import { imageFieldStyles } from './forms/image-field.styles.js';
import type { ItemFormTable, ItemFormWords } from './forms/item-form-table.js';
import type { Make } from './forms/item-writer.js';
import { Preview } from './forms/preview.js';
import { previewStyles } from './forms/preview.styles.js';
import { publishOnField } from './forms/publish-on-field.js';
import { repeatField } from './forms/repeat-field.js';
import type { Done, Removal } from './forms/saving.js';
import { scopeIn } from './forms/scope-field.js';
import type { SourceOffers } from './forms/source-offers.js';
import { stateField } from './forms/state-field.js';
import { followed, weeksLater, type When } from './forms/when.js';
import { whenField } from './forms/when-field.js';
import { callsOf } from './session/session-client.js';
import { changeSeries, createSeries, removeSeries } from './session/series.js';

type Properties = FilterProperties<typeof eventFormAttributes>;

export interface CalEventForm extends Omit<Properties, 'mode' | 'slug'> {}

const fields = eventFormFields({
  venue: () => import('./cal-venue-form.js'),
  organizer: () => import('./cal-organizer-form.js'),
});

const more = ['excerpt', 'slug', 'publish-on', 'featured', 'sticky', 'hidden', 'map', 'map-link', 'author'];

/** The rule among the written fields of an event, and the others. */
const seriesDraft = ({ rule, ...fields }: Body) => ({ fields, rule: rule as string });

/** The ends of an event in the attributes: a day, or a day with its time. */
const dayOf = (text: string) => text.slice(0, 10);
const clockOf = (text: string) => text.slice(11, 16);

/** The day on which a new event is likely to be, `YYYY-MM-DD`. */
function nextSaturday({ session }: Form): string {
  const day = today(session.state?.site?.time_zone || undefined, Date.now());
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  return addDays(day, ((5 - weekday + 7) % 7) + 1);
}

/**
 * A form for one event: a new one, one that is there (`event-id`, `slug`), or a copy (`copy-of`). Fields and their
 * order, those that are required and what a new event has at first are attributes. Times are on the clock of the
 * event's zone, whatever that of the browser is; a sentence below them says what they mean. The buttons are those that
 * the role of the user allows; visitors who are not signed in can do so above the form.
 *
 * Names for `fields` and `required`: image, title, when, repeat, venue, description, organizers, categories, tags,
 * cost, website, state, scope, excerpt, slug, publish-on, featured, sticky, hidden, map, map-link, author. Fields that the
 * server or the role does not take are left out.
 *
 * @summary A form that adds an event, changes one, or copies one.
 *
 * @example
 * <cal-event-form base-url="https://example.org/wp-json" done-href="/events/{slug}"></cal-event-form>
 * @picture event-form.png A form with title, days, times and venue of an event
 *
 * @csspart origin - The note from which source the event came, and what that says now.
 * @csspart sentence - The sentences that say when it takes place, and by which rule it repeats.
 * @csspart toolbar - The buttons that format a text.
 * @csspart tool - One of them, together with `button`.
 * @csspart options - The list of what a field has found.
 * @csspart option - One of them.
 * @csspart preview - The typed event as readers will see it, beside the form or in a dialog; all parts of the event are
 *   there, too.
 * @csspart unsaved - The mark of a preview that is not saved.
 * @csspart chip - A tag or an organizer of the event, which the button removes.
 */
export class CalEventForm extends CalItemForm {
  static override styles = [
    ...CalItemForm.styles,
    dayPickerStyles,
    formattedTextStyles,
    imageFieldStyles,
    previewStyles,
  ];

  static override tables: readonly FilterTable[] = [eventFormAttributes];
  static override properties: PropertyDeclarations = filterProperties(this.tables);

  protected readonly table: ItemFormTable = {
    resource: 'events',
    idName: 'event_id',
    fields,
    shown: fields.map(({ name }) => name).filter((name) => !more.includes(name)),
    more,
    quick: ['title', 'when', 'venue'],
    rights: { create: 'create_events', publish: 'publish_events' },
  };
  /** Days can be reckoned with once the code of `Temporal` is there. */
  protected override isReady = false;
  /** What the last change has done to dates of a series. */
  #changed: Done | undefined;
  /** What the source of the event says, once the code for that is there. */
  #offers: SourceOffers | 'loading' | undefined;
  readonly #preview = new Preview(
    this,
    () => {
      const { form } = this;
      if (!form) return undefined;
      const { item } = form.state;
      return { form, item, body: bodyOf(form), whole: writtenOf(form), isChanged: !item || isChanged(form) };
    },
    () => import('../elements/cal-event-detail.js'),
  );

  override connectedCallback(): void {
    super.connectedCallback();
    void loadTemporal().then(() => {
      this.isReady = true;
      this.requestUpdate();
    });
  }

  /**
   * Shows the typed event as readers will see it, before it is saved. Resolves when it is shown, or why it cannot be.
   */
  preview(): Promise<void> {
    return this.#preview.open();
  }

  protected override create(body: Body, form: Form, make: Make): ReturnType<Make> {
    if (!body.rule) return make(body);
    return make(body, (sent, options) => createSeries(form.session, seriesDraft(sent), options));
  }

  protected override change(body: Body, form: Form): Promise<Made> | undefined {
    const { session, settings, state, words } = form;
    const { choice, series, version } = scopeIn(form);
    const { id } = state.item!;
    this.#changed = undefined;
    if (!series && body.rule) return createSeries(session, { event: id, ...seriesDraft(body) });
    if (choice === 'this') return undefined;
    const patch = { [choice === 'later' ? 'from' : 'event']: id, ...seriesDraft(body) };
    return changeSeries(session, { id: series, version }, patch).then(({ changed, kept, added, removed, undo }) => {
      const { changedDates, moves } = words.dates;
      this.#changed = {
        said: [changedDates(changed, kept), ...(added || removed ? [moves(added, removed)] : [])].join(' '),
        undo: () => undo().then(() => (this.#changed = undefined)),
      };
      return callsOf(session, 'events', settings).read(id);
    });
  }

  protected override removal(form: Form): Removal | undefined {
    const { session, state, words } = form;
    const { choice, series, version } = scopeIn(form);
    const from = choice === 'later' ? state.item!.id : undefined;
    if (choice === 'this') return undefined;
    return () =>
      removeSeries(session, { id: series, version }, from).then(({ removed, undo }) => ({
        said: words.dates.deletedDates(removed),
        undo,
      }));
  }

  protected override further(): Done | undefined {
    return this.#changed;
  }

  /** Few events come from a source. */
  protected override renderNotes(form: Form): unknown {
    if (!this.#offers && form.state.item && 'source' in form.state.item.answer) {
      this.#offers = 'loading';
      void import('./forms/source-offers.js').then(({ SourceOffers }) => {
        this.#offers = new SourceOffers(this, this.controller, fields);
        this.requestUpdate();
      });
    }
    return typeof this.#offers === 'object' ? this.#offers.render(form) : undefined;
  }

  protected override renderMoreActions(form: Form): unknown {
    return this.#preview.renderButton(form);
  }

  protected override arrange(content: unknown, form: Form): unknown {
    const level = ((this._values.heading_level as number | undefined) ?? formAttributes.heading_level.default) + 1;
    return html`<div class=${this.#preview.isBeside(this.isDialog) ? 'previewing' : ''}>
      <div>${content}</div>
      ${this.#preview.render(form, this.isDialog, level)}
    </div>`;
  }

  protected itemWords({ words }: Form): ItemFormWords {
    return words.event;
  }

  protected override prefilled(form: Form): Values {
    const { event_title: title, start_date: start, end_date: end, venue, categories, copy_of: copyOf } = this._values;
    return {
      ...(typeof title === 'string' && { title }),
      ...(typeof start === 'string'
        ? { when: this.#prefilledWhen(start, typeof end === 'string' ? end : '', form) }
        : copyOf === undefined && { when: this.#prefilledWhen(`${nextSaturday(form)}T19:00`, '', form) }),
      ...(typeof venue === 'number' && { venue: [{ id: venue, title: `${venue}` }] }),
      ...(Array.isArray(categories) && {
        categories: categories.flatMap((id: unknown) => (typeof id === 'number' ? { id, name: String(id) } : [])),
      }),
    };
  }

  #prefilledWhen(start: string, end: string, form: Form): When {
    const empty = whenField.initial(form);
    const begun = followed(empty, { ...empty, startDate: dayOf(start), startTime: clockOf(start) });
    return end ? { ...begun, endDate: dayOf(end), endTime: clockOf(end) || begun.endTime, isEndOwn: true } : begun;
  }

  /**
   * A copy has an address of its own and belongs to its maker, takes place, with tickets left, and does so a week later
   * or on the first such day of the week to come.
   */
  protected override copied(values: Values, form: Form): Values {
    return {
      ...values,
      slug: '',
      state: stateField.initial(form),
      'sold-out': false,
      [publishOnField.name]: publishOnField.initial(form),
      author: authorField.initial(form),
      [repeatField.name]: repeatField.initial(form),
      when: weeksLater(values.when as When, today(form.session.state?.site?.time_zone || undefined, Date.now())),
    };
  }
}

define('cal-event-form', CalEventForm);

declare global {
  interface HTMLElementTagNameMap {
    'cal-event-form': CalEventForm;
  }
}
