import { html, nothing, type TemplateResult } from 'lit';
import { labelOf } from '../../integrations/texts.mjs';
import type { Setting } from '../../src/entries/builders/block-table.js';
import { controlTags, type ControlTag, type ElementData } from './element-data.js';

type SetText = (name: string, text: string) => void;

const controlNames: Readonly<Record<ControlTag, string>> = {
  'cal-event-search': 'Search',
  'cal-event-filters': 'Filters',
};

const valueOf = (event: Event) => (event.target as HTMLInputElement).value;

const row = (name: string, label: string, description: string, field: TemplateResult, more: unknown = nothing) =>
  html`<div class="row">
    <span class="name"><label for=${name}>${label}</label> <code>${name}</code></span>
    <span class="fields">${field}${more}</span>
    <small id="about-${name}">${description}</small>
  </div>`;

function settingField({ name, choices = [], control, default: usual = '' }: Setting, text: string, set: SetText) {
  const change = (event: Event) => set(name, valueOf(event));
  if (control !== 'choice')
    return html`<input
      id=${name}
      aria-describedby="about-${name}"
      dir="auto"
      autocomplete="off"
      inputmode=${control === 'number' ? 'decimal' : nothing}
      placeholder=${usual}
      .value=${text}
      @change=${change}
    />`;
  const labelOfValue = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value;
  const values = new Set([
    ...choices.map(({ value }) => value).filter((value) => value !== usual),
    ...(text ? [text] : []),
  ]);
  return html`<select id=${name} aria-describedby="about-${name}" @change=${change}>
    <option value="" ?selected=${!text}>${usual ? `Default (${labelOfValue(usual)})` : 'Default'}</option>
    ${[...values].map((value) => html`<option value=${value} ?selected=${value === text}>${labelOfValue(value)}</option>`)}
  </select>`;
}

/** The rows of attributes. */
export const settingRows = (
  settings: readonly Setting[],
  texts: Readonly<Record<string, string>>,
  set: SetText,
): TemplateResult[] =>
  settings.map((setting) => {
    const { name, label, description } = setting;
    return row(name, label, description, settingField(setting, texts[name] ?? '', set));
  });

/** `--cal-color-accent` → Accent color, `--cal-card-min` → Card min */
const tokenLabelOf = (name: string) => labelOf(name.replace('--cal-', '').replace(/^color-(.*)/, '$1-color'));

/** The first color of a palette that has none yet. */
const noColor = '#808080';
const isPlainColor = (text: string) => /^#[\da-f]{6}$/i.test(text);

/** The rows of custom properties. */
export const tokenRows = (
  properties: ElementData['properties'],
  texts: Readonly<Record<string, string>>,
  set: SetText,
): TemplateResult[] =>
  properties.map(({ name, description }) => {
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
