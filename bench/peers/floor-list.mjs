// The least that shows title, time and venue of each event: a floor and not a rival.
const { document, fetch } = globalThis;
const host = document.querySelector('main');
const { api, span } = host.dataset;
const times = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

const make = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
function row({ title, start_date, venue }) {
  const item = make('li', '');
  const time = make('time', times.format(new Date(`${start_date.replace(' ', 'T')}Z`)));
  item.append(make('b', title), ' ', time, ' ', make('span', venue.venue));
  return item;
}

const list = make('ol', '');
const next = Object.assign(make('button', 'Next'), { className: 'next', hidden: true });
let page = 1;
const read = async (number) => (await fetch(`${api}/cal/events/v1/events?per_page=50&page=${number}`)).json();
async function show() {
  const first = await read(page);
  const rest =
    span === 'year'
      ? await Promise.all(Array.from({ length: first.total_pages - 1 }, (_, index) => read(index + 2)))
      : [];
  list.replaceChildren(...[first, ...rest].flatMap(({ events }) => events.map(row)));
  next.hidden = span === 'year' || page >= first.total_pages;
}
next.onclick = () => {
  page += 1;
  show();
};
host.append(next, list);
show();
