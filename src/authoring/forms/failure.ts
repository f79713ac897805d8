import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { CalError } from '../../data/client/index.js';
import { plainText } from '../../data/records/index.js';
import type { Field, FormContext, Problem } from './field.js';

/** The reason why a form was not taken as a whole. */
export interface Failure {
  readonly text: string;
  /** Milliseconds since the epoch before which the server takes no other attempt. */
  readonly retryAt?: number | undefined;
  /** Whether the same may be taken later. */
  readonly mayRetry: boolean;
}

type Reason = keyof AuthoringMessages['failures'];

const reasons: Readonly<Record<number, Reason>> = {
  401: 'denied',
  403: 'denied',
  404: 'gone',
  410: 'gone',
  413: 'tooLarge',
  429: 'tooMany',
};

const reasonOf = ({ kind, status = 0 }: CalError): Reason =>
  kind === 'network' || status === 503 ? 'offline' : (reasons[status] ?? 'failed');

/** Whether it is not allowed to the user, or nobody is signed in any more. */
export const isDenied = (error: CalError): boolean => reasonOf(error) === 'denied';

/** Codes of refusals that name no field (wire section 4), with the wire name of what they are about. */
const fieldsOfCodes: Readonly<Record<string, string>> = {
  'could-not-create-venue': 'venue',
  'could-not-create-organizer': 'organizer',
  term_exists: 'name',
};

/** The refusals of a server, field by field; a field that the form does not show is named as on the wire. */
export function refusalsIn(error: CalError, fields: readonly Field[], form: FormContext): Problem[] {
  const { status, code = '' } = error;
  const known = fieldsOfCodes[code];
  const names = error.fields.length ? error.fields : known ? [known] : [];
  if (status !== 400 || !names.length) return [];
  const problems = names.map((name): Problem => {
    const field = fields.find(({ wire }) => wire.includes(name));
    return field
      ? { field: field.name, text: form.words.refused(field.label(form)) }
      : { text: form.words.refusedName(name) };
  });
  return problems.filter(({ text }, index) => problems.findIndex((one) => one.text === text) === index);
}

/** Codes of refusals that the server's administrator can mend: the server's own sentence explains how. */
const operatorCodes: readonly (string | undefined)[] = ['unsafe_origin'];

/** After these the same is sent again. */
const maySucceed: readonly Reason[] = ['offline', 'failed'];

/**
 * The message for an error that is not about a field.
 * @param hasTyped whether it was about something typed, which is not lost
 */
export function failureOf(error: CalError, { failures, stillHere }: AuthoringMessages, hasTyped = false): Failure {
  const reason = reasonOf(error);
  const text = operatorCodes.includes(error.code) ? plainText(error.message) : failures[reason];
  return {
    text: hasTyped && maySucceed.includes(reason) ? `${text} ${stillHere}` : text,
    retryAt: error.retryAfter === undefined ? undefined : Date.now() + error.retryAfter,
    mayRetry: !['denied', 'gone', 'tooLarge'].includes(reason),
  };
}

/** "in 40 seconds", "in 2 minutes". */
export function whenOf(retryAt: number, language: string): string {
  const seconds = Math.max(1, Math.ceil((retryAt - Date.now()) / 1000));
  const format = new Intl.RelativeTimeFormat(language);
  return seconds < 60 ? format.format(seconds, 'second') : format.format(Math.ceil(seconds / 60), 'minute');
}
