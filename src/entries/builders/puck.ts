/**
 * The elements as components of Puck, with their settings as fields. The canvas shows them inert, so that a press chooses
 * a component and neither follows a link nor takes the focus; the published page has the elements as they are.
 */
import { table } from 'virtual:blocks';
import { choicesOf, lacksCalendar, wordsIn, type Block, type Setting } from './block-table.js';

export interface PuckOptions<Node> {
  /** React's `createElement`. */
  readonly createElement: (type: string, properties: object | null, ...children: Node[]) => Node;
  /** The address of `cal-elements.js` or `cal-elements.standalone.js`, which the canvas and the published page load. */
  readonly script: string;
  /** The calendar of new components. */
  readonly baseUrl?: string;
  /** The language of the author, for instance `de`. */
  readonly language?: string;
}

/** What Puck knows of a component that it draws: its fields, and whether it stands in the canvas. */
export interface PuckProperties {
  readonly puck?: { readonly isEditing?: boolean };
  readonly [field: string]: unknown;
}

/** The members of a component's configuration that are given to Puck. */
export interface PuckComponent<Node> {
  readonly label: string;
  readonly fields: Readonly<Record<string, object>>;
  readonly defaultProps: Readonly<Record<string, object>>;
  readonly render: (properties: PuckProperties) => Node;
}

/** The components, and the heading below which they stand, as Puck's `Config` has them. */
export interface PuckConfiguration<Node> {
  readonly categories: Readonly<Record<'calElements', { readonly title: string; readonly components: string[] }>>;
  readonly components: Readonly<Record<string, PuckComponent<Node>>>;
}

type Translate = (text: string) => string;

/** The attributes of an element that are set, from the fields of its groups. */
function attributesOf({ settings }: Block, properties: PuckProperties): Readonly<Record<string, string>> {
  const set = settings.flatMap(({ name, group }) => {
    const value = (properties[group] as Readonly<Record<string, string | number>> | undefined)?.[name] ?? '';
    return value === '' ? [] : [[name, String(value)]];
  });
  return Object.fromEntries(set) as Record<string, string>;
}

function fieldOf(setting: Setting, say: Translate) {
  const { label, control, default: usual = '', preset: placeholder = usual } = setting;
  if (control === 'choice') return { label: say(label), type: 'select', options: choicesOf(setting, table, say) };
  return { label: say(label), type: control === 'number' ? 'number' : 'text', placeholder };
}

/** The fields of a component: an object for each group of settings. */
function fieldsOf({ settings }: Block, say: Translate) {
  const groups = Object.entries(table.groups).map(([group, label]) => {
    const own = settings.filter((setting) => setting.group === group);
    const objectFields = Object.fromEntries(own.map((setting) => [setting.name, fieldOf(setting, say)]));
    return [group, { type: 'object', label: say(label), objectFields }];
  });
  return Object.fromEntries(groups) as Record<string, object>;
}

function componentOf<Node>(block: Block, options: PuckOptions<Node>, say: Translate): PuckComponent<Node> {
  const { tag, label, needsCalendar } = block;
  const { createElement, script, baseUrl } = options;
  const isModule = !script.includes('standalone');
  return {
    label: say(label),
    fields: fieldsOf(block, say),
    defaultProps: needsCalendar && baseUrl ? { shared: { 'base-url': baseUrl } } : {},
    render(properties) {
      const attributes = attributesOf(block, properties);
      const isEditing = Boolean(properties.puck?.isEditing);
      if (isEditing && lacksCalendar(block, attributes, baseUrl)) {
        const style = { padding: '2em', border: '1px dashed', textAlign: 'center' };
        return createElement('p', { style }, ...([say(table.texts.noCalendar)] as Node[]));
      }
      return createElement(
        'div',
        null,
        // React puts it once into the head of the window that the element is in.
        createElement('script', { src: script, async: true, ...(isModule && { type: 'module' }) }),
        createElement(tag, { ...attributes, ...(isEditing && { inert: true }) }),
      );
    },
  };
}

/** The configuration of Puck with a component for each element: `{ ...calElements({ … }) }` or beside one's own. */
export default function calElements<Node>(options: PuckOptions<Node>): PuckConfiguration<Node> {
  if (!options.script)
    throw new Error('Puck does not know where the elements are: name the address of cal-elements.js as “script”');
  const say = wordsIn(table, options.language ?? 'en');
  const { blocks, texts } = table;
  return {
    categories: { calElements: { title: say(texts.title), components: blocks.map(({ tag }) => tag) } },
    components: Object.fromEntries(blocks.map((block) => [block.tag, componentOf(block, options, say)])),
  };
}
