import type { TagRepresentation } from '../schema/representations.js';
import { decode } from './decode.js';
import type { Page } from './read.js';

/** Lists the tags whose name or slug contains a text, used or not. */
type SearchTags = (search: string) => AsyncGenerator<Page<TagRepresentation>, void, undefined>;

/**
 * A draft or a patch in the form that servers take (wire section 11.1): the ID of an image as text, an image that is to
 * be removed left out, and tags that exist by their ID.
 */
export async function writable<T extends object>(draft: T, searchTags: SearchTags): Promise<T> {
  const { image, tags } = draft as {
    readonly image?: string | number | null;
    readonly tags?: readonly (string | number)[] | null;
  };
  return {
    ...draft,
    ...(image !== undefined && { image: image ? String(image) : undefined }),
    ...(tags?.length && { tags: await Promise.all(tags.map((tag) => tagId(tag, searchTags))) }),
  };
}

/**
 * The ID of a tag that is named by its slug or name: a server takes the name of a tag that exists for that of a new
 * one. New names stay.
 */
async function tagId(tag: string | number, searchTags: SearchTags): Promise<string | number> {
  if (typeof tag === 'number' || /^\d*$/.test(tag.trim())) return tag;
  const isSame = (text: string) => decode(text).localeCompare(tag.trim(), 'en', { sensitivity: 'base' }) === 0;
  // Names are stored with entities, so that only what stands between special characters is found.
  const [longest = ''] = tag.split(/[&<>"'’]/).sort((one, other) => other.length - one.length);
  for await (const { items } of searchTags(longest.trim())) {
    const found = items.find(({ slug, name }) => isSame(name) || isSame(slug));
    if (found) return found.id;
  }
  return tag;
}
