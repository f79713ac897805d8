/** Puts the lines that make an example beside it; has to run before the elements, which may add to their content. */

/** HTML as one writes it: no common indent, no `=""`, and an attribute a line where a tag is long. */
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

for (const live of document.querySelectorAll('.live')) {
  const pre = document.createElement('pre');
  pre.tabIndex = 0; // It may have to be scrolled by keyboard.
  pre.textContent = code(live.innerHTML);
  live.after(pre);
}
