/** A plugin of GrapesJS: a block for each element, with its settings as traits. The canvas shows it in a box of its own. */
import { table } from 'virtual:blocks';
import { choicesOf, targetChoicesOf, wordsIn, type Block, type Setting } from './block-table.js';
import { draw, nowhere } from './canvas.js';

export interface GrapesOptions {
  /** The address of `cal-elements.js` or `cal-elements.standalone.js`, which the canvas and the published page load. */
  readonly script: string;
  /** The calendar of new blocks. */
  readonly baseUrl?: string;
}

/** The members of a component of GrapesJS that the plugin uses. */
interface GrapesComponent {
  readonly getAttributes: () => Readonly<Record<string, string | undefined>>;
  readonly addAttributes: (attributes: Readonly<Record<string, string>>) => unknown;
  readonly removeAttributes: (name: string) => unknown;
  readonly get: (property: 'type') => unknown;
  readonly getId: () => string;
  readonly setId: (id: string) => unknown;
  readonly onAll: (visit: (component: GrapesComponent) => void) => unknown;
  readonly updateTrait: (name: string, properties: object) => unknown;
}

/** A group of traits in the sidebar. */
interface GrapesCategory {
  readonly get: (property: 'open') => unknown;
  readonly view?: { readonly el: HTMLElement };
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
  readonly Traits: { getCategories(): readonly GrapesCategory[] };
  getWrapper(): GrapesComponent | undefined;
  on(event: string, listener: (given: never) => void): unknown;
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

const optionsOf = (choices: ReturnType<typeof choicesOf>) => choices.map(({ value, label }) => ({ id: value, label }));

/** A field of the sidebar. GrapesJS itself would make an attribute without a value of `true`, and lose `false`. */
function traitOf(setting: Setting, say: Translate) {
  const { name, label, group, control, targets, default: usual = '', preset = usual } = setting;
  return {
    name,
    label: say(label),
    type: targets
      ? 'select'
      : { choice: 'select', number: 'number', date: 'text', words: 'text', text: 'text' }[control],
    placeholder: preset,
    category: { id: `cal-${group}`, label: say(table.groups[group]), open: group === 'common' },
    options: optionsOf(choicesOf(setting, table, say)),
    setValue: ({ component, value }: { component: GrapesComponent; value: unknown }) => {
      if (value === '') component.removeAttributes(name);
      else component.addAttributes({ [name]: String(value) });
    },
  };
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
        const { class: _, style: __, ...attributes } = this.model.getAttributes();
        draw(this.el, block, attributes, options.baseUrl, say);
      },
      /** What stands inside the element, which has no place in the box without a calendar. */
      getChildrenContainer(this: GrapesView) {
        return this.el.querySelector(`:scope > ${tag}`) ?? nowhere.createElement(tag);
      },
    },
  };
}

/** The components of a page that are elements with one of these tags, in their order. */
function placedIn(editor: GrapesEditor, tags: readonly string[]): readonly GrapesComponent[] {
  const found: GrapesComponent[] = [];
  editor.getWrapper()?.onAll((component) => {
    if (tags.includes(String(component.get('type')))) found.push(component);
  });
  return found;
}

const controls = table.blocks.filter(({ settings }) => settings.some(({ targets }) => targets));

/** Offers the elements of the page to what works on them. */
function offerTargets(editor: GrapesEditor, component: GrapesComponent, say: Translate): void {
  const setting = controls.find(({ tag }) => tag === component.get('type'))?.settings.find(({ targets }) => targets);
  if (!setting) return;
  const placed = placedIn(editor, setting.targets!).map((one) => ({ tag: String(one.get('type')), id: one.getId() }));
  const now = component.getAttributes()[setting.name] ?? '';
  component.updateTrait(setting.name, { options: optionsOf(targetChoicesOf(setting, placed, now, table, say)) });
}

/** Makes buttons of the headings of groups, which GrapesJS opens by presses alone. */
function openByKeys({ Traits }: GrapesEditor): void {
  for (const group of Traits.getCategories()) {
    const heading = group.view?.el.querySelector<HTMLElement>('[data-title]');
    if (!heading) continue;
    heading.tabIndex = 0;
    heading.setAttribute('role', 'button');
    heading.setAttribute('aria-expanded', String(group.get('open')));
    // It is pressed before the group around it opens or closes.
    heading.onclick = () => heading.setAttribute('aria-expanded', String(!group.get('open')));
    heading.onkeydown = (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      heading.click();
    };
  }
}

/** Joins what shows nothing by itself to the only view of the page. */
function joinToOnly(editor: GrapesEditor): void {
  for (const { tag, needsCalendar, settings } of controls) {
    const { name, targets } = settings.find((setting) => setting.targets)!;
    const [only, ...others] = needsCalendar ? [] : placedIn(editor, targets!);
    if (!only || others.length) continue;
    for (const control of placedIn(editor, [tag])) {
      if (control.getAttributes()[name]) continue;
      only.setId(only.getId());
      control.addAttributes({ [name]: only.getId() });
    }
  }
}

/** Adds the blocks to an editor: `grapesjs.init({ plugins: [calElements], pluginsOpts: { … } })`. */
export default function calElements(editor: GrapesEditor, options: GrapesOptions): void {
  if (!options.script)
    throw new Error('GrapesJS does not know where the elements are: name the address of cal-elements.js as “script”');
  const say = wordsIn(table, editor.I18n.getLocale());
  // Blocks are made in the window of the editor, and brought into that of a canvas.
  editor.on('canvas:frame:load:head', ({ window }: { readonly window: Window }) =>
    loadElements(window.document, options.script),
  );
  editor.on('component:add', () => joinToOnly(editor));
  editor.on('component:selected', (component: GrapesComponent) => offerTargets(editor, component, say));
  // The sidebar draws the fields of what is selected, or those of what was when it is opened.
  for (const event of ['trait:custom', 'command:run:open-tm']) editor.on(event, () => openByKeys(editor));
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
