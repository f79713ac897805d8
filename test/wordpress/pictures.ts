/** What `prerender` writes into elements, to compare what the plugin writes with. */
import { writeFileSync } from 'node:fs';
import { prerenderElement } from '../../src/prerender/index.js';

/** An element in a calendar with some events. */
export interface Case {
  readonly tag: 'cal-event-list' | 'cal-event-detail' | 'cal-event-month' | 'cal-calendar';
  readonly attributes: Readonly<Record<string, string>>;
  readonly events: readonly object[];
}

/** Where and when elements are read. */
export interface Reading {
  /** The root of the REST API. */
  readonly root: string;
  readonly locale: string;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

/** The parts of what is written, without the words. */
export interface Written {
  /** Empty where there is none, or there should be none. */
  readonly picture: string;
  readonly searchData: string;
  /** The addresses that the calendar is asked for. */
  readonly asked: readonly string[];
}

const namespace = 'tribe/events/v1';

/** What a calendar answers: a page of its events, or one of them. */
function answerTo(url: URL, events: readonly object[]) {
  if (!url.pathname.endsWith('/events')) return events[0];
  const [page, size] = ['page', 'per_page'].map((name) => Number(url.searchParams.get(name)));
  return {
    events: events.slice((page! - 1) * size!, page! * size!),
    total: events.length,
    total_pages: Math.ceil(events.length / size!),
  };
}

/** Blanks at which a line may break are all the same, and so are those in a tag. */
const tidied = (html: string) => html.replace(/[ \n]+/g, ' ').replace(/ (?=>)/g, '');

function partsOf(inner: string, asked: readonly string[]): Written {
  const [, picture = ''] = /<template shadowrootmode="open">([^]*)<\/template>/.exec(inner) ?? [];
  const [, searchData = ''] =
    /<script slot="cal" type="application\/ld\+json" data-cal>([^]*?)<\/script>/.exec(inner) ?? [];
  return {
    picture: tidied(picture.replace(/<style>[^]*?<\/style>/g, '')),
    searchData,
    asked: [...asked].sort(),
  };
}

/** What `prerender` writes. */
export async function expectedOf({ tag, attributes, events }: Case, { root, locale, now }: Reading): Promise<Written> {
  const asked: string[] = [];
  const fetch = ((url: string) => {
    asked.push(url);
    return Promise.resolve(Response.json(answerTo(new URL(url), events)));
  }) as unknown as typeof globalThis.fetch;
  const given = { 'base-url': root, namespace, ...attributes };
  const options = { fetch, now: () => now, language: locale, timeZone: 'Europe/Berlin', site: new URL(root).origin };
  return partsOf((await prerenderElement(tag, given, options)).inner, asked);
}

/**
 * What the plugin writes.
 * @param file where events are handed over
 * @param php runs PHP
 */
export function writtenBy(
  php: (code: string) => string,
  file: string,
  cases: readonly Case[],
  { locale, now }: Reading,
): Written[] {
  writeFileSync(file, JSON.stringify(cases));
  const written = JSON.parse(
    php(`wp_set_current_user( 0 );
add_filter( 'locale', fn() => '${locale.replace('-', '_')}' );
add_filter( 'rest_pre_dispatch', function ( $result, $server, $request ) {
  if ( ! preg_match( '#/events$#', $request->get_route() ) ) return new WP_REST_Response( $GLOBALS['events'][0] );
  $pages = array_chunk( $GLOBALS['events'], (int) $request['per_page'] );
  return new WP_REST_Response( [ 'events' => $pages[ $request['page'] - 1 ] ?? [], 'total' => count( $GLOBALS['events'] ), 'total_pages' => count( $pages ) ] );
}, 10, 3 );
foreach ( json_decode( file_get_contents( '${file}' ), true ) as $case ) {
  $GLOBALS['events'] = $case['events'];
  $view = cal_elements_view( $case['tag'], $case['attributes'], ${now / 1000} );
  $all[] = $view ? [ cal_elements_inside( $case['tag'], $case['attributes'], $view, '' ), array_keys( $view['answers'] ) ] : [ '', [] ];
}
echo json_encode( $all );`),
  ) as [html: string, asked: string[]][];
  // What keeps filters of WordPress away is the same character.
  return written.map(([html, asked]) =>
    partsOf(
      html
        .replaceAll('&#x5b;', '[')
        .replaceAll('\\u005b', '[')
        .replaceAll('<img data-cal="image" ', '<img ')
        .replace(/&#(5[689]);/g, (_, code) => String.fromCharCode(Number(code))),
      asked,
    ),
  );
}
