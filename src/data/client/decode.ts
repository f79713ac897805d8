/** Text without the entities that servers write into names and addresses. */
export const decode = (text: string): string =>
  text.replace(/&(?:amp|#(\d{1,6}));/g, (_, code?: string) => (code ? String.fromCodePoint(Number(code)) : '&'));
