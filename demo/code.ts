/** Formats HTML as authors write it: without common indent and `=""`, and with one attribute per line in long tags. */
export function code(html: string): string {
  const lines = html.replace(/^\s*\n|\s+$/g, '').split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => broken(line.slice(indent).replaceAll('=""', ''))).join('\n');
}

function broken(line: string): string {
  if (line.length <= 44) return line;
  const indent = /^\s*/.exec(line)![0];
  return line.replace(/ (?=[\w-]+=")/g, `\n${indent}  `).replace('"></', `"\n${indent}></`);
}
