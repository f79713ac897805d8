import { html, nothing, type TemplateResult } from 'lit';
import { firstDayOfWeek } from '../../data/query/index.js';
import { today } from '../../data/time/index.js';
import { OnDemand } from '../../elements/base/on-demand.js';
import type { DayPickerOptions } from '../../elements/parts/day-picker.js';
import type { FormContext } from './field.js';

type Host = FormContext['host'];

interface Choosing extends Pick<DayPickerOptions, 'choiceOf' | 'hint'> {
  /** The words of the button. */
  readonly label: string;
  /** The day whose month is shown first; empty for that of today. */
  readonly first: string;
  readonly zone: string;
  /** @param isSecond whether it is the second day of a pair since the month was opened */
  readonly choose: (date: string, isSecond: boolean) => void;
}

/** A button that shows a small month below it, whose code loads then. */
class DaysChooser {
  readonly #host: Host;
  readonly #picker;
  #isOpen = false;
  #isSecond = false;
  #choose: Choosing['choose'] = () => undefined;

  constructor(host: Host) {
    this.#host = host;
    this.#picker = new OnDemand(host, async () => {
      const { DayPicker } = await import('../../elements/parts/day-picker.js');
      const picker = new DayPicker(host, (date) => {
        this.#choose(date, this.#isSecond);
        this.#isSecond = !this.#isSecond;
      });
      picker.focus();
      return picker;
    });
  }

  render(
    id: string,
    { label, first, zone, choose, ...options }: Choosing,
    { settings, language, display }: FormContext,
  ): TemplateResult {
    this.#choose = choose;
    const day = today(zone || undefined, Date.now());
    return html`
      <div class="chooser" @keydown=${this.#onKey}>
        <button part="button" class="link" type="button" id=${id} aria-expanded=${this.#isOpen} @click=${this.#turn}>
          ${label}
        </button>
        ${
          this.#isOpen
            ? this.#picker.value?.render({
                ...options,
                first: first || day,
                today: day,
                firstDay: firstDayOfWeek(settings, language),
                locale: display.locale,
              })
            : nothing
        }
      </div>
    `;
  }

  readonly #turn = (): void => {
    this.#isOpen = !this.#isOpen;
    this.#isSecond = false;
    if (this.#isOpen && this.#picker.value) this.#picker.value.focus();
    else if (this.#isOpen) this.#picker.load();
    this.#host.requestUpdate();
  };

  /** Escape closes the month, and not the dialog around it. */
  readonly #onKey = (press: KeyboardEvent): void => {
    if (press.key !== 'Escape' || !this.#isOpen) return;
    press.preventDefault();
    press.stopPropagation();
    this.#turn();
    (press.currentTarget as Element).querySelector<HTMLElement>('button')?.focus();
  };
}

const choosers = new WeakMap<Host, Map<string, DaysChooser>>();

/** The small month of a field of a form, which stays open while the form is filled. */
export function chooseDays(id: string, choosing: Choosing, form: FormContext): TemplateResult {
  const ofHost = choosers.get(form.host) ?? new Map<string, DaysChooser>();
  choosers.set(form.host, ofHost);
  const chooser = ofHost.get(id) ?? new DaysChooser(form.host);
  ofHost.set(id, chooser);
  return chooser.render(id, choosing, form);
}
