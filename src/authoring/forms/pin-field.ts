import type { Coordinates } from '../../data/geo/index.js';
import { controllerOf } from './controllers.js';
import type { Field, FormContext, Problem } from './field.js';
import { PinControl, type Pin } from './pin-control.js';
import { textOf } from './text-fields.js';

/** Degrees as they are typed; a comma is taken for a point. */
const degreesOf = (text: string): number => Number(text.trim().replace(',', '.').replace(/^$/, 'none'));

const isWithin = (text: string, most: number): boolean => Math.abs(degreesOf(text)) <= most;

/** The position, once both are degrees. */
const placeOf = ({ latitude, longitude }: Pin): Coordinates | undefined =>
  isWithin(latitude, 90) && isWithin(longitude, 180)
    ? { lat: degreesOf(latitude), lng: degreesOf(longitude) }
    : undefined;

const storedText = (stored: unknown): string => (typeof stored === 'number' ? String(stored) : textOf(stored));
const sent = (text: string): number | null => (text.trim() ? degreesOf(text) : null);

function check({ latitude, longitude }: Pin, { words }: FormContext): Omit<Problem, 'field'> | undefined {
  const { fields, notDegrees } = words.contact;
  const parts = [
    { control: 'position', text: latitude, words: fields.latitude, most: 90 },
    { control: 'position-longitude', text: longitude, words: fields.longitude, most: 180 },
  ];
  const wrong = parts.find(({ text, most }) => text.trim() && !isWithin(text, most));
  if (wrong) return { control: wrong.control, text: notDegrees(wrong.words.label, wrong.most) };
  const empty = parts.find(({ text }) => !text.trim());
  return empty && { control: empty.control, text: empty.words.missing };
}

/** The position of a venue on the map: two numbers, or a pin; only some servers take it. */
export const pinField: Field<Pin> = {
  name: 'position',
  wire: ['geo_lat', 'geo_lng'],
  isGroup: true,
  isOffered: ({ session }) => session.offers('coordinates'),
  label: ({ words }) => words.pin.label,
  missing: ({ words }) => words.pin.missing,
  initial: () => ({ latitude: '', longitude: '' }),
  read: ({ geo_lat: latitude, geo_lng: longitude }) => ({
    latitude: storedText(latitude),
    longitude: storedText(longitude),
  }),
  write: ({ latitude, longitude }) => ({ geo_lat: sent(latitude), geo_lng: sent(longitude) }),
  isEmpty: ({ latitude, longitude }) => !latitude.trim() && !longitude.trim(),
  say: ({ latitude, longitude }) => `${latitude}, ${longitude}`,
  check,
  render: (control, form) =>
    controllerOf(form.host, 'pin', () => new PinControl(form.host, placeOf)).render(control, form),
};
