/** The form of an element's page: every attribute that the manifest tells of, and the snippet that follows from them. */
import { code } from './code.js';
import { sourceBox } from './copy.js';

interface Attribute {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
}

interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly { readonly tagName?: string; readonly attributes?: readonly Attribute[] }[];
  }[];
}

const form = document.querySelector<HTMLFormElement>('form.attributes')!;
const { tag } = form.dataset;
const live = document.querySelector<HTMLElement>('.live')!;
const element = live.querySelector(tag!)!;

/** As authors write it: what elements add to their content is left out. */
function snippet(): string {
  const copy = live.cloneNode(true) as HTMLElement;
  for (const added of copy.querySelectorAll('script')) added.remove();
  return code(copy.innerHTML);
}

const source = document.createElement('pre');
live.after(sourceBox(source));
const tell = () => (source.textContent = snippet());

/** A field for the values that an attribute takes; empty stands for an absent attribute. */
function fieldOf({ name, type }: Attribute): HTMLInputElement | HTMLSelectElement {
  const choices =
    type?.text === 'boolean' ? ['true', 'false'] : [...(type?.text ?? '').matchAll(/'([^']*)'/g)].map(([, choice]) => choice!);
  const field = document.createElement(choices.length ? 'select' : 'input');
  if (field instanceof HTMLSelectElement) field.append(...['', ...choices].map((choice) => new Option(choice)));
  else if (type?.text === 'number') field.inputMode = 'decimal';
  field.name = name;
  const given = element.getAttribute(name);
  field.value = given === '' ? 'true' : (given ?? '');
  field.addEventListener('change', () => {
    if (field.value) element.setAttribute(name, field.value);
    else element.removeAttribute(name);
    tell();
  });
  return field;
}

function rowOf(attribute: Attribute): HTMLElement {
  const label = document.createElement('label');
  const name = document.createElement('code');
  name.textContent = attribute.name;
  const field = fieldOf(attribute);
  if (attribute.default && field instanceof HTMLInputElement) field.placeholder = attribute.default;
  const description = document.createElement('small');
  description.textContent = attribute.description ?? '';
  label.append(name, field, description);
  return label;
}

const manifest = (await (await fetch('/dist/custom-elements.json')).json()) as Manifest;
const declared = manifest.modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag);
form.append(...(declared?.attributes ?? []).map(rowOf));
form.addEventListener('submit', (event) => event.preventDefault());
tell();
