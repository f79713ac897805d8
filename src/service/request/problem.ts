import { english, type MessageName, type Messages } from '../languages/messages.js';

/**
 * Why a parameter was refused; with a `code` when its kind could not read it, which responses describe in more detail
 * (wire section 4).
 */
export interface Refusal {
  readonly code?: string;
  readonly message: MessageName;
  /** The detail of the message beside the parameter's name. */
  readonly detail?: string | number;
}

/** An error that is sent to the caller, in the shape of wire section 4. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly messageIn: (messages: Messages) => string;
  /** The members of `data` beside the status. */
  readonly extras: (messages: Messages) => object;
  /** The members of the body beside code, message and data. */
  readonly beside: object;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    messageIn: (messages: Messages) => string,
    extras: (messages: Messages) => object = () => ({}),
    beside = {},
    headers = {},
  ) {
    super(messageIn(english));
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.messageIn = messageIn;
    this.extras = extras;
    this.beside = beside;
    this.headers = headers;
  }

  body(messages: Messages): object {
    return {
      code: this.code,
      message: this.messageIn(messages),
      data: { status: this.status, ...this.extras(messages) },
      ...this.beside,
    };
  }
}

/** Problems whose message is found by their name. */
export const problem = (status: number, code: string, name: MessageName, ...values: (string | number)[]): Problem =>
  new Problem(status, code, (messages) => fill(messages[name], values));

export const fill = (text: string, values: readonly (string | number)[]): string =>
  text.replace(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)]));

/** Temporary problems, with a `Retry-After` in seconds. */
export const retryLater = (status: 429 | 503, code: string, name: MessageName, seconds: number): Problem =>
  new Problem(
    status,
    code,
    (messages) => messages[name],
    () => ({}),
    {},
    { 'Retry-After': String(Math.ceil(seconds)) },
  );

export const noRoute = () => problem(404, 'rest_no_route', 'noRoute');

/** 400 that names each refused parameter. `details` is `[]` when there are none, as measured. */
export function invalidParameters(refusals: Readonly<Record<string, Refusal>>): Problem {
  const names = Object.keys(refusals);
  const messageOf = (messages: Messages, name: string) =>
    fill(messages[refusals[name]!.message], [name, refusals[name]!.detail ?? '']);
  const detailed = names.filter((name) => refusals[name]!.code);
  return new Problem(
    400,
    'rest_invalid_param',
    (messages) => fill(messages.invalidParameters, [names.join(', ')]),
    (messages) => ({
      params: Object.fromEntries(names.map((name) => [name, messageOf(messages, name)])),
      details: detailed.length
        ? Object.fromEntries(
            detailed.map((name) => [
              name,
              { code: refusals[name]!.code, message: messageOf(messages, name), data: { param: name } },
            ]),
          )
        : [],
    }),
  );
}

export const missingParameters = (names: readonly string[]): Problem =>
  new Problem(
    400,
    'rest_missing_callback_param',
    (messages) => fill(messages.missingParameters, [names.join(', ')]),
    () => ({ params: names }),
  );

/** The plain refusal of a value. */
export const refused: Refusal = { message: 'invalidParameter' };
export const wrongType = (type: string): Refusal => ({ code: 'rest_invalid_type', message: 'wrongType', detail: type });
