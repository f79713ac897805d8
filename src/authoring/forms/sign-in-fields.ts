import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { FieldWords } from '../words/messages/field-words.js';
import type { Invitation } from '../session/session.js';
import { visitorTimeZone } from '../../data/time/index.js';
import { currenciesByName, visitorCurrency } from './currencies.js';
import { colorChoice, usualColor } from './color-choice.js';
import type { Field, FormContext } from './field.js';
import { iconField, type ChosenIcon } from './icon-field.js';
import { initialOf, type ShownIdentity } from './identity-preview.js';
import { flagField, textField, textOf } from './text-fields.js';

/** The shortest password that the service takes (NIST SP 800-63B); it refuses the rest, too. */
const shortestPassword = 10;

type SignInWords = AuthoringMessages['signIn'];

interface PasswordOptions {
  readonly name: string;
  readonly words: (messages: SignInWords) => FieldWords;
  readonly autocomplete: 'current-password' | 'new-password';
  readonly isShown: boolean;
  readonly check?: (value: string, form: FormContext) => string | undefined;
}

/** It is sent as it was typed, with blanks at its ends. */
const passwordField = ({ name, words, autocomplete, isShown, check }: PasswordOptions): Field<string> => ({
  name,
  wire: [name],
  isRequired: true,
  label: (form) => words(form.words.signIn).label,
  missing: (form) => words(form.words.signIn).missing,
  initial: () => '',
  read: () => '',
  write: (value) => ({ [name]: value }),
  isEmpty: (value) => !value,
  ...(check && { check }),
  render: ({ id, value, describedBy, problem, change, leave }) => html`
    <input
      part="input"
      id=${id}
      type=${isShown ? 'text' : 'password'}
      dir="ltr"
      autocomplete=${autocomplete}
      autocapitalize="none"
      spellcheck="false"
      .value=${live(value)}
      aria-required="true"
      aria-invalid=${Boolean(problem)}
      aria-describedby=${describedBy ?? nothing}
      @input=${({ target }: InputEvent) => change((target as HTMLInputElement).value)}
      @change=${leave}
    />
  `,
});

const nameField = textField({
  name: 'name',
  words: ({ signIn }) => signIn.name,
  isRequired: true,
  maxLength: 200,
  autocomplete: 'username',
  isProse: false,
});

/** The box that shows the typed password; never sent. */
const showField: Field<boolean> = {
  ...flagField({ name: 'show', words: ({ signIn }) => ({ label: signIn.show }) }),
  write: () => ({}),
};

const rememberField = flagField({ name: 'remember', words: ({ signIn }) => ({ label: signIn.remember }) });

/** The zones that the browser knows, by their regions. */
function zonesByRegion(): ReadonlyMap<string, readonly string[]> {
  const zones = new Map<string, string[]>();
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const [region = ''] = zone.split('/');
    zones.set(region, [...(zones.get(region) ?? []), zone]);
  }
  return zones;
}

interface SelectOptions {
  readonly name: 'zone' | 'currency';
  readonly wire: string;
  /** The first choice. */
  readonly usual: () => string;
  readonly options: (chosen: string, language: string) => unknown;
}

/** A choice of one from a long list. */
const selectField = ({ name, wire, usual, options }: SelectOptions): Field<string> => ({
  name,
  wire: [wire],
  isRequired: true,
  label: ({ words }) => words.signIn[name].label,
  missing: ({ words }) => words.signIn[name].missing,
  help: ({ words }) => words.signIn[name].help,
  initial: usual,
  read: usual,
  write: (value) => ({ [wire]: value }),
  isEmpty: (value) => !value,
  render: ({ id, value, describedBy, change }, { language }) => html`
    <select
      part="input"
      id=${id}
      aria-describedby=${describedBy ?? nothing}
      @change=${({ target }: Event) => change((target as HTMLSelectElement).value)}
    >
      ${options(value, language)}
    </select>
  `,
});

const zoneField = selectField({
  name: 'zone',
  wire: 'time_zone',
  usual: visitorTimeZone,
  options: (chosen) => {
    const option = (zone: string) =>
      html`<option value=${zone} ?selected=${zone === chosen}>
        ${zone.replace(/^\w+\//, '').replaceAll('_', ' ')}
      </option>`;
    const regions = [...zonesByRegion()];
    const isListed = regions.some(([, zones]) => zones.includes(chosen));
    return [
      isListed ? nothing : option(chosen),
      regions.map(([region, zones]) => html`<optgroup label=${region}>${zones.map(option)}</optgroup>`),
    ];
  },
});

const currencyField = selectField({
  name: 'currency',
  wire: 'currency',
  usual: visitorCurrency,
  options: (chosen, language) =>
    currenciesByName(language).map(
      ([code, name]) => html`<option value=${code} ?selected=${code === chosen}>${name} (${code})</option>`,
    ),
});

const calendarNameField: Field<string> = {
  ...textField({ name: 'calendar-name', wire: 'calendar_name', words: ({ identity }) => identity.name, maxLength: 80 }),
  write: (name) => (name.trim() ? { calendar_name: name.trim() } : {}),
};

const accentField: Field<string> = {
  name: 'accent',
  wire: ['accent'],
  isGroup: true,
  label: ({ words }) => words.identity.accent,
  missing: ({ words }) => words.identity.accent,
  initial: () => '',
  read: () => '',
  write: (accent) => (accent ? { accent } : {}),
  isEmpty: (value) => !value,
  render: ({ id, value, describedBy, change }, { words }) =>
    colorChoice({ id, value, describedBy, words: words.identity, change }),
};

/** The look of the first user's choices to visitors. @param fixed the name that the command sets */
export function chosenIdentity({ valueIn, words, language }: FormContext, fixed = ''): ShownIdentity {
  const name = fixed || textOf(valueIn('calendar-name')).trim() || words.identity.unnamed;
  const { letter, picture } = valueIn('icon') as ChosenIcon;
  return {
    name,
    accent: textOf(valueIn('accent')) || usualColor,
    letter: letter.trim() || initialOf(name, language),
    icon: picture || undefined,
  };
}

/** The face of a calendar, which its first user chooses: name, color and icon. */
export const faceFields = ({ calendarName }: Invitation): readonly Field[] => [
  ...(calendarName ? [] : [calendarNameField]),
  accentField,
  iconField((form) => chosenIdentity(form, calendarName)),
];

/** The time zone and the currency of a calendar, which its first user chooses. */
export const placeFields = ({ timeZone, currency }: Invitation): readonly Field[] => [
  ...(timeZone ? [] : [zoneField]),
  ...(currency ? [] : [currencyField]),
];

/** The fields of a sign-in. */
export const signInFields = (isShown: boolean): readonly Field[] => [
  nameField,
  passwordField({ name: 'password', words: ({ password }) => password, autocomplete: 'current-password', isShown }),
  showField,
  rememberField,
];

/** The fields of a visitor who comes by a one-time link. A user who has a name already keeps it. */
export const linkFields = ({ purpose }: Invitation, isShown: boolean): readonly Field[] => [
  ...(purpose === 'password' ? [] : [nameField]),
  passwordField({
    name: 'password',
    words: ({ newPassword }) => newPassword,
    autocomplete: 'new-password',
    isShown,
    check: (value, { words }) =>
      value.length < shortestPassword ? words.signIn.tooShort(shortestPassword) : undefined,
  }),
  {
    ...passwordField({
      name: 'repeated',
      words: ({ repeated }) => repeated,
      autocomplete: 'new-password',
      isShown,
      check: (value, { words, valueIn }) => (value === valueIn('password') ? undefined : words.signIn.different),
    }),
    write: () => ({}),
  },
  showField,
];
