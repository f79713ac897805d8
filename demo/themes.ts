/** Shows each theme on a light and on a dark page. */
const themes = {
  gallery: 'Gallery: much white, hairlines, one red',
  club: 'Club: night first, wide capitals, a glow',
  'town-hall': 'Town hall: plain, large and certain',
  festival: 'Festival: round, loud and friendly',
  almanac: 'Almanac: ink on paper',
};

const template = document.querySelector<HTMLTemplateElement>('#side')!;

function side(theme: string, scheme: 'light' | 'dark'): HTMLElement {
  const box = (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
  box.classList.add(scheme, `theme-${theme}`);
  return box;
}

for (const [theme, title] of Object.entries(themes)) {
  const section = document.createElement('section');
  section.id = theme;
  const heading = document.createElement('h2');
  heading.textContent = title;
  const sides = document.createElement('div');
  sides.className = 'sides';
  sides.append(side(theme, 'light'), side(theme, 'dark'));
  section.append(heading, sides);
  document.querySelector('#themes')!.append(section);
}
