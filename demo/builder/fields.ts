import { html, nothing, type TemplateResult } from 'lit';
import { blocks, choiceLabelOf, labelOf } from '../../integrations/wordpress/texts.mjs';
import { type AttributeData, type ElementData, controlTags, type ControlTag } from './element-data.js';

type SetText = (name: string, text: string) => void;

const controlNames: Readonly<Record<ControlTag, string>> = {
  'cal-event-search': 'Search',
  'cal-event-filters': 'Filters',
};

/** Event list (cal-event-list) */
export const elementNameOf = (tag: string): string => {
  const [name] = (blocks as Readonly<Record<string, readonly string[]>>)[tag] ?? [];
  return name ? `${name} (${tag})` : tag;
};

const valueOf = (event: Event) => (event.target as HTMLInputElement).value;

const row = (name: string, label: string, description: string, field: TemplateResult, more: unknown = nothing) =>
  html`<div class="row">
    <span class="name"><label for=${name}>${label}</label> <code>${name}</code></span>
    <span class="fields">${field}${more}</span>
    <small id="about-${name}">${description}</small>
  </div>`;

function attributeField({ name, choices, isNumber, default: usual = '' }: AttributeData, text: string, set: SetText) {
  const change = (event: Event) => set(name, valueOf(event));
  if (!choices)
    return html`<input
      id=${name}
      aria-describedby="about-${name}"
      dir="auto"
      autocomplete="off"
      inputmode=${isNumber ? 'decimal' : nothing}
      placeholder=${usual}
      .value=${text}
      @change=${change}
    />`;
  const others = choices.filter((choice) => choice !== usual);
  return html`<select id=${name} aria-describedby="about-${name}" @change=${change}>
    <option value="" ?selected=${!text}>${usual ? `Default (${choiceLabelOf(name, usual)})` : 'Default'}</option>
    ${others.map((choice) => html`<option value=${choice} ?selected=${choice === text}>${choiceLabelOf(name, choice)}</option>`)}
  </select>`;
}

/** The rows of attributes. */
export const attributeRows = (
  attributes: readonly AttributeData[],
  texts: Readonly<Record<string, string>>,
  set: SetText,
): TemplateResult[] =>
  attributes.map((attribute) => {
    const { name, description } = attribute;
    return row(name, labelOf(name), description, attributeField(attribute, texts[name] ?? '', set));
  });

/** `--cal-color-accent` → Accent color, `--cal-card-min` → Card min */
const tokenLabelOf = (name: string) => labelOf(name.replace('--cal-', '').replace(/^color-(.*)/, '$1-color'));

/** The first color of a palette that has none yet. */
const noColor = '#808080';
const isPlainColor = (text: string) => /^#[\da-f]{6}$/i.test(text);

/** The rows of custom properties. */
export const tokenRows = (
  tokens: ElementData['tokens'],
  texts: Readonly<Record<string, string>>,
  set: SetText,
): TemplateResult[] =>
  tokens.map(({ name, description }) => {
    const text = texts[name] ?? '';
    const change = (event: Event) => set(name, valueOf(event));
    const field = html`<input
      id=${name}
      aria-describedby="about-${name}"
      autocomplete="off"
      .value=${text}
      @change=${change}
    />`;
    const palette = html`<input
      type="color"
      aria-label="Pick a color for ${tokenLabelOf(name)}"
      .value=${isPlainColor(text) ? text : noColor}
      @change=${change}
    />`;
    return row(name, tokenLabelOf(name), description, field, name.startsWith('--cal-color-') ? palette : nothing);
  });

/** The choices of controls above the element, joined to it. */
export const controlChoices = (
  joined: readonly string[],
  join: (control: ControlTag, isJoined: boolean) => void,
): TemplateResult =>
  html`<fieldset class="choices">
    <legend>Above the element</legend>
    ${controlTags.map(
      (tag) =>
        html`<label class="choice">
          <input
            type="checkbox"
            value=${tag}
            .checked=${joined.includes(tag)}
            @change=${(event: Event) => join(tag, (event.target as HTMLInputElement).checked)}
          />${controlNames[tag]}
        </label>`,
    )}
  </fieldset>`;
