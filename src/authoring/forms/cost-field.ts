import { html, nothing } from 'lit';
import { part, radios } from './choices.js';
import { costOf, isAmount, namedCurrency, plainAmount, textOfCost, unstated, type Cost } from './cost.js';
import type { Control, Field, FormContext, Problem } from './field.js';
import { inputOf, textOf } from './text-fields.js';

const currencyOf = ({ session }: FormContext): string => session.state?.site?.currency ?? '';

function check({ kind, amount, upTo, words }: Cost, form: FormContext): Omit<Problem, 'field'> | undefined {
  const { event } = form.words;
  if (kind === 'words' && words.trim().length > 200)
    return { control: 'cost-in-words', text: form.words.tooLong(event.fields.cost.label, words.trim().length - 200) };
  if (kind !== 'price') return undefined;
  if (!isAmount(amount)) return { control: 'cost-amount', text: event.notAmount };
  if (!upTo.trim()) return undefined;
  if (!isAmount(upTo)) return { control: 'cost-up-to', text: event.notAmount };
  return Number(plainAmount(upTo)) > Number(plainAmount(amount))
    ? undefined
    : { control: 'cost-up-to', text: event.wrongOrder };
}

/** Free, a price or a range, not stated; or the words that are there already. */
export const costField: Field<Cost> = {
  name: 'cost',
  wire: ['cost'],
  isGroup: true,
  label: ({ words }) => words.event.fields.cost.label,
  missing: ({ words }) => words.event.fields.cost.missing,
  initial: () => unstated,
  read: (stored) => costOf(textOf(stored.cost)),
  write: (value, form) => ({ cost: textOfCost(value, currencyOf(form)) }),
  isEmpty: ({ kind }) => kind === 'unstated',
  say: (value, form) => textOfCost(value, currencyOf(form)),
  check,
  explainChange: (_, stored, form) => form.words.event.shownCost(textOfCost(stored, currencyOf(form))),
  render: (control, form) => {
    const { value, id, change } = control;
    const { costs, amount, upTo, costInWords } = form.words.event;
    const kinds = (['unstated', 'free', 'price', ...(value.kind === 'words' ? ['words'] : [])] as Cost['kind'][]).map(
      (kind) => ({
        value: kind,
        label: costs[kind],
      }),
    );
    const input = (name: 'amount' | 'upTo' | 'words', ownId: string, label: string) =>
      part(
        ownId,
        label,
        inputOf(innerControl(control, name, ownId), name === 'words' ? {} : { isProse: false, inputMode: 'decimal' }),
      );
    const currency = namedCurrency(value, currencyOf(form));
    return html`
      ${radios(id, kinds, value.kind, (kind) => change({ ...value, kind }))}
      ${
        value.kind === 'price'
          ? html`<div class="ends">
              ${input('amount', 'cost-amount', currency ? amount(currency) : costs.price)}
              ${input('upTo', 'cost-up-to', upTo)}
            </div>`
          : nothing
      }
      ${value.kind === 'words' ? input('words', 'cost-in-words', costInWords) : nothing}
    `;
  },
};

/** The control of one part of a value. */
const innerControl = (
  { value, problem, describedBy, change, leave }: Control<Cost>,
  name: 'amount' | 'upTo' | 'words',
  id: string,
): Control<string> => {
  const isWrong = problem?.control === id;
  return {
    id,
    value: value[name],
    problem: isWrong ? problem : undefined,
    describedBy: isWrong ? describedBy : undefined,
    isRequired: false,
    change: (text) => change({ ...value, [name]: text }),
    leave,
  };
};
