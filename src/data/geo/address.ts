/** Countries that write the code behind the town, by the names that servers give them; the others write it before. */
export const codeLast =
  /^(united states|usa?|canada|australia|new zealand|india|nepal|japan|south korea|taiwan|singapore|thailand|indonesia|saudi arabia|ireland|united kingdom|south africa)\b/i;

/** The parts of an address; each may be empty. */
export interface Address {
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
}

/** The lines of an address as its country writes them: Ithaca, NY 14850, but 24103 Kiel. */
export function addressLines({ street, zip, city, region, country }: Address): string[] {
  const joined = (...texts: string[]) => texts.filter(Boolean).join(' ');
  const isCodeLast = country ? codeLast.test(country) : region;
  const behind = region ? [city, joined(region, zip)] : [joined(city, zip)];
  const town = isCodeLast ? behind : [joined(zip, city), region];
  return [street, town.filter(Boolean).join(', '), country].filter(Boolean);
}
