import { text, type FieldTable } from '../../data/schema/index.js';
import type { Answer, AuthoringContext } from '../request/context.js';
import { invalidParameters, problem } from '../request/problem.js';
import { imageById, shownImage } from '../reading/images.js';
import { may } from '../rights/actions.js';
import { forbid } from '../rights/rules.js';
import { plainText } from '../text/html.js';
import { fetchImage, imageIn, saveImage } from './images.js';

/** The largest image in kilobytes. */
export const mostOfImage = 10 * 1024;

const longestAlt = 1000;
const longestName = 200;

/** The fields of `PATCH /images/{id}` of the authoring interface. */
export const imageFields = { alt: { kind: text, required: true, maxLength: longestAlt } } as const satisfies FieldTable;

/** The file name that a request gives, without its folders; empty without one. */
function fileName(disposition: string | null): string {
  const [, encoded, quoted, word] =
    /filename\*\s*=\s*utf-8''([^;\s]+)|filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition ?? '') ?? [];
  const name = quoted ?? word ?? encoded ?? '';
  try {
    return plainText(decodeURIComponent(name).replace(/^.*[\\/]/, '')).slice(0, longestName);
  } catch {
    return '';
  }
}

/** The line of the log of a write: who did what to which image. It names fields and never holds their values. */
function logImage(
  { viewer, settings, address }: AuthoringContext,
  action: 'create' | 'update',
  id: number,
  fields: readonly string[],
): void {
  const { name, role } = viewer;
  const did = action === 'create' ? 'created' : 'updated';
  settings.log({
    level: 'info',
    message: `${name} (${role}) ${did} images/${id}${fields.length ? `: ${fields.join(', ')}` : ''}`,
    audit: { user: name, role, address, action, resource: 'images', id, fields },
  });
}

/** The last part of the path of an address. */
const nameInAddress = (address: string): string => fileName(`filename="${URL.parse(address)?.pathname ?? ''}"`);

/**
 * `POST /images` of the authoring interface: the bytes of an image, whose kind is read from them, not from the request;
 * or, with `url` in the query, those of an address, which are fetched.
 */
export async function uploadImage(context: AuthoringContext): Promise<Answer> {
  const { store, query, viewer, links, request } = context;
  const address = typeof query.url === 'string' ? query.url : undefined;
  const alt = typeof query.alt === 'string' ? plainText(query.alt).trim() : '';
  if (alt.length > longestAlt) throw invalidParameters({ alt: { message: 'tooLong', detail: longestAlt } });
  const image = address === undefined ? imageIn(context.body) : await fetchImage(address, context, 'url');
  if (!image) throw problem(415, 'not_an_image', 'notAnImage');
  const name = address === undefined ? fileName(request.headers.get('Content-Disposition')) : nameInAddress(address);
  const { shown, isNew } = await store.write(async (writer) => {
    const { id, isNew } = await saveImage(writer, image);
    const known = (await imageById(writer, id))!;
    // The same image, sent again, keeps its author, name and description.
    const said = {
      ...(isNew && { author: viewer.id }),
      ...(known.name === '' && { name }),
      ...(known.alt === '' && { alt }),
    };
    if (Object.keys(said).length) await writer.updateTable('images').set(said).where('id', '=', id).execute();
    return { shown: shownImage({ ...known, ...said }, links), isNew };
  });
  logImage(context, isNew ? 'create' : 'update', shown.id, alt ? ['alt'] : []);
  return { status: 201, body: shown };
}

/** `PATCH /images/{id}` of the authoring interface: editors describe every image, others their own. */
export async function describeImage(context: AuthoringContext, { alt }: { readonly alt: string }): Promise<Answer> {
  const { store, viewer, links, parameters } = context;
  const shown = await store.write(async (writer) => {
    const image = await imageById(writer, Number(parameters.id));
    if (!image) throw problem(404, 'item_not_found', 'itemNotFound', parameters.id!);
    if (image.author !== viewer.id && !may(viewer, 'edit_others_events')) forbid(viewer);
    const said = { alt: plainText(alt).trim() };
    await writer.updateTable('images').set(said).where('id', '=', image.id).execute();
    return shownImage({ ...image, ...said }, links);
  });
  logImage(context, 'update', shown.id, ['alt']);
  return { body: shown };
}
