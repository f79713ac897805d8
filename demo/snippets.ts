/** Puts the lines that make an example beside it; has to run before the elements, which may add to their content. */
function withoutIndent(html: string): string {
  const lines = html.replace(/^\s*\n|\s+$/g, '').split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}

export function showCode(text: string): HTMLPreElement {
  const pre = document.createElement('pre');
  const code = document.createElement('code');
  code.textContent = text.replaceAll('=""', '');
  pre.tabIndex = 0; // It may have to be scrolled by keyboard.
  pre.append(code);
  return pre;
}

for (const live of document.querySelectorAll('.live')) live.after(showCode(withoutIndent(live.innerHTML)));
