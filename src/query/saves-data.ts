/** Whether the visitor has asked for fewer bytes; not every browser tells. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
