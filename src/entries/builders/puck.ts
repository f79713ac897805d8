/**
 * The elements as components of Puck, with their settings as fields. The canvas draws them when typing pauses; the
 * published page has the elements as they are.
 */
import { table } from 'virtual:blocks';
import { choicesOf, targetChoicesOf, wordsIn, type Block, type Placed, type Setting } from './block-table.js';
import { draw } from './canvas.js';

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
  readonly id?: string;
  readonly puck?: { readonly isEditing?: boolean };
  readonly [field: string]: unknown;
}

/** The members of a component's configuration that are given to Puck. */
export interface PuckComponent<Node> {
  readonly label: string;
  readonly fields: Readonly<Record<string, object>>;
  readonly resolveFields: (
    data: { readonly props: PuckProperties },
    situation: { readonly appState: { readonly data: unknown } },
  ) => Readonly<Record<string, object>>;
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

/** The elements with one of these tags in the data of a page: in its content, in zones and in slots, in their order. */
function placedIn(data: unknown, tags: readonly string[]): readonly Placed[] {
  if (typeof data !== 'object' || !data) return [];
  const { type, props } = data as { readonly type?: string; readonly props?: { readonly id?: string } };
  const within = Object.values(data).flatMap((member) => placedIn(member, tags));
  return type && tags.includes(type) && props?.id ? [{ tag: type, id: props.id }, ...within] : within;
}

/** The page on which a component is edited, and the attributes of its element. */
interface Situation {
  readonly data: unknown;
  readonly attributes: Readonly<Record<string, string>>;
}

function fieldOf(setting: Setting, say: Translate, { data, attributes }: Situation) {
  const { name, label, control, targets, default: usual = '', preset: placeholder = usual } = setting;
  const select = { label: say(label), type: 'select' };
  if (targets) {
    const options = targetChoicesOf(setting, placedIn(data, targets), attributes[name] ?? '', table, say);
    return { ...select, options };
  }
  if (control === 'choice') return { ...select, options: choicesOf(setting, table, say) };
  return { label: say(label), type: control === 'number' ? 'number' : 'text', placeholder };
}

/** The fields of a component: an object for each group of settings. */
function fieldsOf({ settings }: Block, say: Translate, situation: Situation) {
  const groups = Object.entries(table.groups).map(([group, label]) => {
    const own = settings.filter((setting) => setting.group === group);
    const objectFields = Object.fromEntries(own.map((setting) => [setting.name, fieldOf(setting, say, situation)]));
    return [group, { type: 'object', label: say(label), objectFields }];
  });
  return Object.fromEntries(groups) as Record<string, object>;
}

/** The boxes of the canvas, with what is about to be drawn in them. */
const drawings = new WeakMap<HTMLElement, ReturnType<typeof setTimeout> | undefined>();

/** Draws a new box at once, and one that changes when typing pauses, so that no calendar is asked for at each letter. */
function drawInPause(box: HTMLElement, drawNow: () => void): void {
  clearTimeout(drawings.get(box));
  const isNew = !drawings.has(box);
  if (isNew) drawNow();
  drawings.set(box, isNew ? undefined : setTimeout(drawNow, 400));
}

function componentOf<Node>(block: Block, options: PuckOptions<Node>, say: Translate): PuckComponent<Node> {
  const { tag, label, needsCalendar } = block;
  const { createElement, script, baseUrl } = options;
  const isModule = !script.includes('standalone');
  return {
    label: say(label),
    fields: fieldsOf(block, say, { data: undefined, attributes: {} }),
    resolveFields: ({ props }, { appState: { data } }) =>
      fieldsOf(block, say, { data, attributes: attributesOf(block, props) }),
    defaultProps: needsCalendar && baseUrl ? { shared: { 'base-url': baseUrl } } : {},
    render(properties) {
      const attributes = { id: properties.id, ...attributesOf(block, properties) };
      const ref = (box: HTMLElement | null) => {
        if (box) drawInPause(box, () => draw(box, block, attributes, baseUrl, say));
      };
      return createElement(
        'div',
        null,
        // React puts it once into the head of the window that the element is in.
        createElement('script', { src: script, async: true, ...(isModule && { type: 'module' }) }),
        properties.puck?.isEditing ? createElement('div', { ref }) : createElement(tag, attributes),
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
