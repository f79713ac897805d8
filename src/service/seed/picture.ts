const files = import.meta.glob<string>('./pictures/*.svg', { query: '?raw', import: 'default', eager: true });

/** The SVG text of one of `pictures`, cropped around its middle to this size in pixels; throws for any other name. */
export function picture(name: string, width: number, height: number): string {
  const file = files[`./pictures/${name}.svg`];
  if (file === undefined) throw new Error(`There is no picture named ${name}.`);
  return file.replace('width="1600" height="900"', `width="${width}" height="${height}"`);
}
