/** A JSON Schema that knows the TypeScript type of what it describes. */
export interface Shape<T> {
  readonly [keyword: string]: unknown;
  /** Only a type: never present at run time. */
  readonly describes?: T;
}
export type ShapeOf<S> = S extends Shape<infer T> ? T : never;

/** A member that may be absent. */
export interface OptionalShape<T> {
  readonly optional: Shape<T>;
}
type Members = Readonly<Record<string, Shape<any> | OptionalShape<any>>>; // eslint-disable-line @typescript-eslint/no-explicit-any -- members mix types
type MemberOf<M> = M extends OptionalShape<infer T> ? T : ShapeOf<M>;
type ObjectOf<M extends Members> = {
  readonly [Name in keyof M as M[Name] extends OptionalShape<unknown> ? never : Name]: MemberOf<M[Name]>;
} & {
  readonly [Name in keyof M as M[Name] extends OptionalShape<unknown> ? Name : never]?: MemberOf<M[Name]>;
};

export const string: Shape<string> = { type: 'string' };
export const integer: Shape<number> = { type: 'integer' };
export const number: Shape<number> = { type: 'number' };
export const boolean: Shape<boolean> = { type: 'boolean' };
/** `false` instead of an absent value. */
export const no: Shape<false> = { const: false };
/** `[]` instead of an absent value. */
export const none: Shape<readonly []> = { type: 'array', maxItems: 0 };
export const anything: Shape<unknown> = {};

export const optional = <T>(shape: Shape<T>): OptionalShape<T> => ({ optional: shape });
export const nullable = <T>(shape: Shape<T>): Shape<T | null> => ({ anyOf: [shape, { type: 'null' }] });
export const arrayOf = <T>(shape: Shape<T>): Shape<readonly T[]> => ({ type: 'array', items: shape });
export const mapOf = <T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> => ({
  type: 'object',
  additionalProperties: shape,
});
export const either = <A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> => ({ anyOf: [first, second] });

/** An object with these members; a server may add others. */
export function object<const M extends Members>(members: M): Shape<ObjectOf<M>> {
  const entries = Object.entries(members);
  const isOptional = (shape: object): shape is OptionalShape<unknown> => 'optional' in shape;
  return {
    type: 'object',
    required: entries.filter(([, shape]) => !isOptional(shape)).map(([name]) => name),
    properties: Object.fromEntries(entries.map(([name, shape]) => [name, isOptional(shape) ? shape.optional : shape])),
  };
}

/** The members of a JSON value: of an object its own, of anything else none. */
export const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/**
 * A list, also where PHP has written it as an object by the indexes of its members: `{"0": …, "2": …}`; anything else
 * as it is.
 */
export const listOf = (value: unknown): unknown =>
  /^\d+$/.test(Object.keys(membersOf(value))[0]!) ? Object.values(membersOf(value)) : value;
