interface Named {
  readonly name: string;
}

/**
 * The items of each page by name, and those whose name a password hides last. Servers list the newest first, and cannot sort
 * otherwise (wire section 8.2), so that the pages themselves stay in their order: what is shown already does not move when more is added.
 */
export function byName<R extends Named>(records: readonly R[], perPage: number, language: string): readonly R[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const pages = Array.from({ length: Math.ceil(records.length / perPage) }, (_, index) =>
    records.slice(index * perPage, (index + 1) * perPage),
  );
  return pages.flatMap((page) => page.sort((one, other) => Number(!one.name) - Number(!other.name) || compare(one.name, other.name)));
}
