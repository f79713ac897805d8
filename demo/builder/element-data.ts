import { tagsOf, type TagOf } from '../../src/elements/catalog.js';
import type { Block, BlockTable, Setting } from '../../src/entries/builders/block-table.js';

/** The elements that can be joined to a view, in the order in which they stand above it. */
export const controlTags = tagsOf('control');
export type ControlTag = TagOf<'control'>;

/** The builder's data of an element. */
export interface ElementData extends Block {
  /** The controls that can be joined to it, with their attributes. */
  readonly controls: Readonly<Record<string, readonly Setting[]>>;
}

/** An attribute of HTML, which each element reads. */
const language: Setting = {
  name: 'lang',
  label: 'Language',
  description: 'Language of the element, such as de or pt-BR; the page’s when absent',
  group: 'shared',
  control: 'text',
};

/** The elements that show something by themselves. */
export function elementDataOf({ blocks }: BlockTable): ElementData[] {
  const controls = Object.fromEntries(
    controlTags.map((control) => [control, blocks.find(({ tag }) => tag === control)!.settings]),
  );
  return blocks
    .filter(({ needsCalendar }) => needsCalendar)
    .map((block) => {
      const names = block.settings.map(({ name }) => name);
      return {
        ...block,
        settings: [...block.settings, language],
        // Views of events take them; a whole calendar has controls of its own.
        controls:
          names.includes('featured') && names.includes('search') && block.tag !== 'cal-calendar' ? controls : {},
      };
    });
}
