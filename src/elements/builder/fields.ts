import { html, nothing, type TemplateResult } from 'lit';
import type { BuilderMessages } from '../../locale/index.js';
import type { AttributeData, ElementData } from 'virtual:element-data';
import { controlTags, type ControlTag } from './settings.js';

type SetText = (name: string, text: string) => void;

const valueOf = (event: Event) => (event.target as HTMLInputElement).value;

/** Names and descriptions are those of the documentation. */
const row = (name: string, description: string, field: TemplateResult, more: unknown = nothing) =>
  html`<div part="row" class="row">
    <label for=${name} dir="ltr"><code>${name}</code></label>
    <span class="fields">${field}${more}</span>
    <small part="hint" id="about-${name}" lang="en" dir="ltr">${description}</small>
  </div>`;

const numbers = ['integer', 'positive', 'number', 'weekday'];

function attributeField({ name, kind, choices, default: ours = '' }: AttributeData, text: string, set: SetText, words: BuilderMessages) {
  const options: readonly (readonly [string, string])[] | undefined =
    kind === 'boolean'
      ? [
          ['true', words.yes],
          ['false', words.no],
        ]
      : choices?.filter((choice) => choice !== ours).map((choice) => [choice, choice]);
  if (!options)
    return html`<input
      part="field"
      id=${name}
      aria-describedby="about-${name}"
      dir="auto"
      autocomplete="off"
      inputmode=${numbers.includes(kind) ? 'decimal' : nothing}
      placeholder=${ours}
      .value=${text}
      @change=${(event: Event) => set(name, valueOf(event))}
    />`;
  return html`<select part="field" id=${name} aria-describedby="about-${name}" @change=${(event: Event) => set(name, valueOf(event))}>
    <option value="" ?selected=${!text}>${words.byDefault(ours)}</option>
    ${options.map(([value, label]) => html`<option value=${value} ?selected=${value === text}>${label}</option>`)}
  </select>`;
}

/** The rows of attributes. */
export const attributeRows = (
  attributes: readonly AttributeData[],
  texts: Readonly<Record<string, string>>,
  set: SetText,
  words: BuilderMessages,
): TemplateResult[] =>
  attributes.map((attribute) =>
    row(attribute.name, attribute.description, attributeField(attribute, texts[attribute.name] ?? '', set, words)),
  );

/** Where a palette begins that has no color yet. */
const noColor = '#808080';
const isPlainColor = (text: string) => /^#[\da-f]{6}$/i.test(text);

/** The rows of custom properties. */
export const tokenRows = (
  tokens: ElementData['tokens'],
  texts: Readonly<Record<string, string>>,
  set: SetText,
  words: BuilderMessages,
): TemplateResult[] =>
  tokens.map(({ name, description }) => {
    const text = texts[name] ?? '';
    const change = (event: Event) => set(name, valueOf(event));
    const field = html`<input
      part="field"
      id=${name}
      aria-describedby="about-${name}"
      dir="ltr"
      autocomplete="off"
      .value=${text}
      @change=${change}
    />`;
    const palette = html`<input
      part="field"
      type="color"
      aria-label=${words.pick(name)}
      .value=${isPlainColor(text) ? text : noColor}
      @change=${change}
    />`;
    return row(name, description, field, name.startsWith('--cal-color-') ? palette : nothing);
  });

/** What can stand above the element, joined to it. */
export const controlChoices = (
  joined: readonly string[],
  join: (control: ControlTag, isJoined: boolean) => void,
  words: BuilderMessages,
): TemplateResult =>
  html`<fieldset class="choices">
    <legend>${words.above}</legend>
    ${controlTags.map(
      (tag) =>
        html`<label class="choice">
          <input
            type="checkbox"
            value=${tag}
            .checked=${joined.includes(tag)}
            @change=${(event: Event) => join(tag, (event.target as HTMLInputElement).checked)}
          />${words.controls[tag]}
        </label>`,
    )}
  </fieldset>`;
