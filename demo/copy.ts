/** A source text with a button that copies it and says that it worked. */
export function sourceBox(pre: HTMLPreElement): HTMLElement {
  pre.tabIndex = 0; // It may have to be scrolled by keyboard.
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  const status = document.createElement('span');
  status.role = 'status';
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(pre.textContent).then(
      () => (status.textContent = 'Copied'),
      () => (status.textContent = 'This page may not copy. Select the text instead.'),
    );
  });
  const box = document.createElement('div');
  box.className = 'source';
  box.append(pre, button, status);
  return box;
}
