interface Named {
  readonly name: string;
}

/** Compares by name, numbers by their value; a name that a password hides comes last. */
export function byName(language: string): (one: Named, other: Named) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (one, other) => Number(!one.name) - Number(!other.name) || compare(one.name, other.name);
}
