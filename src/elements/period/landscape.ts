/** The rule for pages, which stands in no shadow root, while something is printed. */
let landscape: CSSStyleSheet | undefined;

/** Prints the page in landscape while an element that takes most of its width is printed. */
export function turnPaper(element: HTMLElement, isPrinted: boolean): void {
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== landscape);
  landscape = undefined;
  if (isPrinted && element.offsetWidth > document.documentElement.clientWidth / 2) {
    landscape = new CSSStyleSheet();
    // In a layer, so that a rule of the page counts.
    landscape.replaceSync('@layer{@page{size:landscape}}');
    others.push(landscape);
  }
  document.adoptedStyleSheets = others;
}
