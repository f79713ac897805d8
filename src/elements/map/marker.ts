import type { ClusterMarker } from './clusters.js';

const svg = 'http://www.w3.org/2000/svg';

function shape(name: string, attributes: Readonly<Record<string, string>>, ...children: Element[]): SVGElement {
  const element = document.createElementNS(svg, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

const pin = () =>
  shape(
    'svg',
    { viewBox: '0 0 30 40', 'aria-hidden': 'true', focusable: 'false' },
    shape('path', {
      part: 'pin',
      class: 'pin',
      d: 'M15 1.5A13.5 13.5 0 0 0 1.5 15c0 9.5 10.5 18 13.5 23 3-5 13.5-13.5 13.5-23A13.5 13.5 0 0 0 15 1.5Z',
    }),
    shape('circle', { class: 'hole', cx: '15', cy: '15', r: '5.5' }),
  );

/** Half the width of a cluster's disc, in rem. */
const radiusOf = (count: number): number => 1.125 + Math.min(Math.log10(count), 4) * 0.2;

/** The width of the ring around a cluster. */
const ring = 5;

/** Half the width of a cluster with its ring. Pixels. */
export const clusterRadius = (count: number): number =>
  radiusOf(count) * parseFloat(getComputedStyle(document.documentElement).fontSize) + ring;

/** The words of a marker. */
interface MarkerText {
  readonly name: string;
  /** Its number, as text. */
  readonly figure: string;
  /** The words of a pin where there is room. */
  readonly label: string | undefined;
}

/** A marker's button: a pin for one place, a disc that grows with the number for a cluster. */
export function markerButton(
  { place, count }: ClusterMarker,
  { name, figure, label }: MarkerText,
  color: string | undefined,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.part.add(place ? 'marker' : 'cluster');
  button.className = place ? 'marker' : 'cluster';
  button.ariaLabel = name;
  button.title = name;
  if (place) button.append(pin());
  // Painted by the style sheet: as text it would have to be in the name, which may spell it.
  if (!place || count > 1) button.dataset.figure = figure;
  if (label) button.dataset.label = label;
  if (color) {
    button.classList.add('colored');
    button.style.setProperty('--cal-color-event', color);
  }
  if (!place) button.style.setProperty('--_size', `${(radiusOf(count) * 2).toFixed(2)}rem`);
  return button;
}

/** The pin of one place that can be moved. */
export function pinButton(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.part.add('marker');
  button.className = 'marker';
  button.ariaLabel = name;
  button.title = name;
  button.append(pin());
  return button;
}

/** The position of the visitor. */
export function visitorDot(name: string): HTMLElement {
  const dot = document.createElement('div');
  dot.className = 'visitor';
  dot.role = 'img';
  dot.ariaLabel = name;
  dot.title = name;
  return dot;
}
