import { html, nothing } from 'lit';
import { part, radios } from './choices.js';
import type { Control, Field, FormContext, Problem } from './field.js';
import { inputOf, textOf } from './text-fields.js';

/** What an event costs. */
export interface Cost {
  readonly kind: 'unstated' | 'free' | 'price' | 'words';
  /** Amounts as they are typed. */
  readonly amount: string;
  readonly upTo: string;
  /** The currency sign that is stored with them, and whether it stands behind; empty for that of the calendar. */
  readonly sign?: string;
  readonly isBehind?: boolean;
  /** What is neither free nor an amount. */
  readonly words: string;
}

const unstated: Cost = { kind: 'unstated', amount: '', upTo: '', words: '' };

const oneAmount = String.raw`[^\d\s]{0,5}?\s?\d+(?:\.\d{1,2})?(?:\s?[^\d\s–-]{1,5})?`;
const written = new RegExp(`^(${oneAmount})(?:\\s?[-–]\\s?(${oneAmount}))?$`, 'u');

/** An amount and its sign. */
const partsOf = (text = '') => /^(?<before>\D*)(?<amount>\d+(?:\.\d+)?)(?<after>\D*)$/u.exec(text)?.groups;

/** Whether it stands for a currency. */
const isSign = (text: string): boolean => /\p{Sc}|^[A-Z]{3}$|^(?:kr|zł|Kč|Ft|lei|S?Fr|Rs|RM|Euros?)\.?$/iu.test(text);

/** A stored cost: what servers would read in another way stays in words. */
function costOf(stored: string): Cost {
  const text = stored.trim();
  if (!text) return unstated;
  if (/^(?:free|0(?:\.0+)?)$/i.test(text)) return { ...unstated, kind: 'free' };
  const [, from, to] = written.exec(text) ?? [];
  const ends = [partsOf(from), partsOf(to)].filter((end) => end !== undefined);
  const signs = [...new Set(ends.flatMap(({ before = '', after = '' }) => [before.trim(), after.trim()]).filter(Boolean))] as string[];
  if (!ends.length || signs.length > 1 || !signs.every(isSign)) return { ...unstated, kind: 'words', words: text };
  const [sign] = signs;
  const price = { ...unstated, kind: 'price' as const, amount: ends[0]!.amount!, upTo: ends[1]?.amount ?? '' };
  return sign ? { ...price, sign, isBehind: ends.some(({ after }) => after !== '') } : price;
}

/** An amount as every server reads it: digits and a point, since commas are taken for groups of digits (wire section 7.3). */
const plain = (text: string): string => text.trim().replace(',', '.');

/** "€" for EUR, "CHF " for what has no sign. */
function signOf(currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return currency;
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')!.value;
  return /[a-z]$/i.test(sign) ? `${sign} ` : sign;
}

const currencyOf = ({ session }: FormContext): string => session.state?.site?.currency ?? '';

/** The sign with which amounts are written: the stored one, or that of the calendar. */
const writtenSign = ({ sign }: Cost, currency: string): string => (sign ? (/[a-z.]$/i.test(sign) ? `${sign} ` : sign) : signOf(currency));

/** What the amounts are in: the stored sign, where that is not the calendar's own. */
const namedCurrency = ({ sign }: Cost, currency: string): string => (sign && sign !== signOf(currency).trim() ? sign : currency);

function textOfCost(cost: Cost, currency: string): string {
  const { kind, amount, upTo, words, sign, isBehind } = cost;
  if (kind === 'free') return 'Free';
  if (kind === 'words') return words.trim();
  if (kind === 'unstated' || !amount.trim()) return '';
  return [amount, upTo]
    .filter((one) => one.trim())
    .map((one) => (isBehind ? `${plain(one)} ${sign}` : writtenSign(cost, currency) + plain(one)))
    .join(' - ');
}

const isAmount = (text: string): boolean => /^\d{1,9}(?:\.\d{1,2})?$/.test(plain(text));

function check({ kind, amount, upTo, words }: Cost, form: FormContext): Omit<Problem, 'field'> | undefined {
  const { event } = form.words;
  if (kind === 'words' && words.trim().length > 200)
    return { control: 'cost-in-words', text: form.words.tooLong(event.fields.cost.label, words.trim().length - 200) };
  if (kind !== 'price') return undefined;
  if (!isAmount(amount)) return { control: 'cost-amount', text: event.notAmount };
  if (!upTo.trim()) return undefined;
  if (!isAmount(upTo)) return { control: 'cost-up-to', text: event.notAmount };
  return Number(plain(upTo)) > Number(plain(amount)) ? undefined : { control: 'cost-up-to', text: event.wrongOrder };
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
  told: (_, stored, form) => form.words.event.shownCost(textOfCost(stored, currencyOf(form))),
  render: (control, form) => {
    const { value, id, change } = control;
    const { costs, amount, upTo, costInWords } = form.words.event;
    const kinds = (['unstated', 'free', 'price', ...(value.kind === 'words' ? ['words'] : [])] as Cost['kind'][]).map((kind) => ({
      value: kind,
      label: costs[kind],
    }));
    const input = (name: 'amount' | 'upTo' | 'words', ownId: string, label: string) =>
      part(ownId, label, inputOf(innerControl(control, name, ownId), { type: 'text', isProse: name === 'words' }));
    const currency = namedCurrency(value, currencyOf(form));
    return html`
      ${radios(id, kinds, value.kind, (kind) => change({ ...value, kind }))}
      ${
        value.kind === 'price'
          ? html`<div class="ends">
              ${input('amount', 'cost-amount', currency ? amount(currency) : costs.price)}
              ${input('upTo', 'cost-up-to', `${upTo} ${form.words.optional}`)}
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
