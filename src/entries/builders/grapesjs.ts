/**
 * A plugin of GrapesJS: a block for each element, with its settings as traits. The canvas shows the element inert, in a
 * box of its own, so that a press chooses the block and neither follows a link nor takes the focus.
 */
import { table } from 'virtual:blocks';
import { choicesOf, lacksCalendar, wordsIn, type Block, type Setting } from './block-table.js';

export interface GrapesOptions {
  /** The address of `cal-elements.js` or `cal-elements.standalone.js`, which the canvas and the published page load. */
  readonly script: string;
  /** The calendar of new blocks. */
  readonly baseUrl?: string;
}

/** The members of a component of GrapesJS that the plugin uses. */
interface GrapesComponent {
  readonly getAttributes: () => Readonly<Record<string, unknown>>;
  readonly addAttributes: (attributes: Readonly<Record<string, string>>) => unknown;
  readonly removeAttributes: (name: string) => unknown;
}

/** The view of a component in a canvas. */
interface GrapesView {
  readonly el: HTMLElement;
  readonly model: GrapesComponent;
}

/** The members of the editor of GrapesJS that the plugin uses. */
export interface GrapesEditor {
  readonly I18n: { getLocale(): string };
  readonly Blocks: { add(id: string, block: object): unknown };
  readonly Components: { addType(type: string, definition: object): unknown };
  on(event: string, listener: (frame: { readonly window: Window }) => void): unknown;
}

/** Loads the elements into the window of a document, once. It stands alone, because published pages get its text. */
function loadElements(page: Document, address: string): void {
  const { href } = new URL(address, page.baseURI);
  if ([...page.scripts].some(({ src }) => src === href)) return;
  const script = page.createElement('script');
  if (!href.includes('standalone')) script.type = 'module';
  script.src = href;
  page.head.append(script);
}

type Translate = (text: string) => string;

/** A field of the sidebar. GrapesJS itself would make an attribute without a value of `true`, and lose `false`. */
function traitOf(setting: Setting, say: Translate) {
  const { name, label, group, control, default: usual = '', preset = usual } = setting;
  return {
    name,
    label: say(label),
    type: { choice: 'select', number: 'number', date: 'text', words: 'text', text: 'text' }[control],
    placeholder: preset,
    category: { id: `cal-${group}`, label: say(table.groups[group]), open: group === 'common' },
    options: choicesOf(setting, table, say).map((choice) => ({ id: choice.value, label: choice.label })),
    setValue: ({ component, value }: { component: GrapesComponent; value: unknown }) => {
      if (value === '') component.removeAttributes(name);
      else component.addAttributes({ [name]: String(value) });
    },
  };
}

/** A document without a window: what is made in it becomes an element only in the canvas. */
const nowhere = globalThis.document?.implementation.createHTMLDocument();

/** Shows an element with the attributes of its component. */
function draw(view: GrapesView, block: Block, { baseUrl }: GrapesOptions, say: Translate): void {
  const { el, model } = view;
  const { class: _, id: __, style: ___, ...attributes } = model.getAttributes();
  const isEmpty = lacksCalendar(block, attributes, baseUrl);
  const localName = isEmpty ? 'p' : block.tag;
  // The element, or what stands there until it has a calendar.
  let content = el.querySelector<HTMLElement>(`:scope > :is(${block.tag}, p)`);
  if (content?.localName !== localName) {
    content?.remove();
    content = nowhere.createElement(localName);
    el.append(content);
    if (isEmpty) content.textContent = say(table.texts.noCalendar);
    if (isEmpty) content.style.cssText = 'padding: 2em; border: 1px dashed; text-align: center';
    content.inert = true;
  }
  if (isEmpty) return;
  for (const name of content.getAttributeNames())
    if (name !== 'inert' && !(name in attributes)) content.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes))
    if (content.getAttribute(name) !== String(value)) content.setAttribute(name, String(value));
}

function typeOf(block: Block, options: GrapesOptions, say: Translate) {
  const { tag, label, settings } = block;
  return {
    isComponent: (element: Element) => element.localName === tag,
    model: {
      defaults: {
        tagName: tag,
        name: say(label),
        droppable: false,
        traits: [{ name: 'id', label: say(table.texts.id) }, ...settings.map((setting) => traitOf(setting, say))],
        calElements: options.script,
        'script-props': ['calElements'],
        'script-export': `function ({ calElements }) { (${String(loadElements)})(document, calElements); }`,
      },
    },
    view: {
      tagName: 'div',
      onAttrUpdate(this: GrapesView) {
        draw(this, block, options, say);
      },
      /** What stands inside the element, which has no place in the box without a calendar. */
      getChildrenContainer(this: GrapesView) {
        return this.el.querySelector(`:scope > ${tag}`) ?? nowhere.createElement(tag);
      },
    },
  };
}

/** Adds the blocks to an editor: `grapesjs.init({ plugins: [calElements], pluginsOpts: { … } })`. */
export default function calElements(editor: GrapesEditor, options: GrapesOptions): void {
  if (!options.script)
    throw new Error('GrapesJS does not know where the elements are: name the address of cal-elements.js as “script”');
  const say = wordsIn(table, editor.I18n.getLocale());
  // Blocks are made in the window of the editor, and brought into that of a canvas.
  editor.on('canvas:frame:load:head', ({ window }) => loadElements(window.document, options.script));
  for (const block of table.blocks) {
    const { tag, label, sign, needsCalendar } = block;
    editor.Components.addType(tag, typeOf(block, options, say));
    editor.Blocks.add(tag, {
      label: say(label),
      media: table.signs[sign],
      category: { id: 'cal-elements', label: say(table.texts.title) },
      content: { type: tag, ...(needsCalendar && options.baseUrl && { attributes: { 'base-url': options.baseUrl } }) },
    });
  }
}
