const pages = {
  '/index.html': 'Home',
  '/elements/': 'Elements',
  '/events.html': 'Calendar',
  '/two.html': 'Two calendars',
  '/list.html': 'List',
  '/month.html': 'Month',
  '/week.html': 'Week',
  '/maps.html': 'Maps',
  '/detail.html': 'Detail',
  '/directories.html': 'Directories',
  '/filters.html': 'Search and filters',
  '/themed.html': 'Themed',
  '/themes.html': 'Five themes',
  '/dark.html': 'Dark',
  '/rtl.html': 'Right to left',
  '/builder.html': 'Builder',
  '/states.html': 'States',
  '/plain.html': 'Plain',
};

/** The navigation bar of every demo page. */
export function navigation(current: string): string {
  const links = Object.entries(pages).map(
    ([path, name]) => `<a href="${path === '/index.html' ? '/' : path}"${path === current ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  return `<nav class="pages" lang="en" dir="ltr" aria-label="Demo"><b>cal-elements</b>${links.join('')}</nav>`;
}
