import { css, html, nothing } from 'lit';
import { frame, statusLine } from '../elements/cards/frame.js';
import { contactDetailStyles } from '../elements/detail/cal-contact-detail.styles.js';
import { contactArticle, organizerParts, venueParts, type ContactParts } from '../elements/detail/contact-article.js';
import { venueDetailAttributes } from '../elements/detail/contact-detail-attributes.js';
import { detailAttributes } from '../elements/detail/detail-attributes.js';
import { placeOfSharing } from '../elements/detail/event-article.js';
import { tidyHtml } from '../elements/html/tidy-html.js';
import { loadMessages } from '../locale/index.js';
import { loadItemLinks, readable, templatesIn } from '../data/query/index.js';
import { adopt, organizerRecord, recordsOf, venueRecord, type Organizer, type Venue } from '../data/records/index.js';
import { readFilters } from '../data/schema/index.js';
import { cleaned } from './clean-html.js';
import { withoutScripts } from './detail-renderer.js';
import { allowedImages, type ElementMarkup, type ElementRenderer, type RenderContext } from './element-renderer.js';

/** The pieces in which details of venues and of organizers differ. */
interface ContactKind<R extends Venue | Organizer> {
  readonly resource: 'venues' | 'organizers';
  readonly record: (item: never) => R;
  readonly parts: ContactParts<R>;
  /** Whether its map will stand below its text. @param isShown the attribute `show-map` */
  readonly hasMap?: (record: R, isShown: boolean | undefined) => boolean;
}

/** As high as a map before the reader consents to it. */
const placeOfMap = css`
  .map-place {
    min-block-size: 3.5em;
  }
  @media (scripting: none) {
    .map-place {
      display: none;
    }
  }
`;

/**
 * The detail of a venue or an organizer on a page, without what needs scripts: the room of the buttons and of a map
 * are kept, its events are added below.
 */
const reader =
  <R extends Venue | Organizer>({ resource, record: recordOf, parts, hasMap }: ContactKind<R>) =>
  async (context: RenderContext): Promise<ElementMarkup | string> => {
    const { element, document, answer, locale, common, settings } = context;
    const attributes = readable(
      readFilters({ ...detailAttributes, show_map: venueDetailAttributes.show_map }, (name) =>
        element.getAttribute(name),
      ),
    );
    if (attributes.mode === 'dialog') return 'it opens as a dialog';
    const item = adopt(JSON.parse(answer.text) as never, document.dom);
    const { linkItems } = await loadItemLinks();
    if (templatesIn(settings)) linkItems(resource, item, settings, document.baseURI);
    const [known] = recordsOf([item], recordOf);
    if (!known?.name) return 'its name cannot be read';
    const { hiddenName, table: tableName } = await loadMessages('directory', locale);
    const render = () => {
      const allows = allowedImages(context);
      const record = recordOf(item);
      const level = attributes.heading_level ?? detailAttributes.heading_level.default;
      const description = tidyHtml(cleaned(record.description, document) as never, {
        base: record.url ?? document.baseURI,
        headingLevel: level + 1,
        allows,
        tableName,
      });
      const article = contactArticle(
        record,
        { parts, common, hiddenName, level, allows },
        {
          actions: placeOfSharing(common),
          description: [...description.childNodes],
          belowDescription: hasMap?.(record, attributes.show_map) ? html`<div class="map-place"></div>` : nothing,
        },
      );
      return frame([statusLine(nothing, false), article]);
    };
    return { items: [item], render };
  };

const rendererOf = <R extends Venue | Organizer>(kind: ContactKind<R>): ElementRenderer => ({
  styles: [contactDetailStyles, withoutScripts, placeOfMap],
  read: reader(kind),
});

export const venueRenderer = rendererOf({
  resource: 'venues',
  record: venueRecord,
  parts: venueParts,
  hasMap: ({ location, showsMap }, isShown = showsMap ?? true) => isShown && location !== undefined,
});
export const organizerRenderer = rendererOf({
  resource: 'organizers',
  record: organizerRecord,
  parts: organizerParts,
});
