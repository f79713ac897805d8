// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'Пошук подій',
  clearSearch: 'Очистити пошук',
  suggestions: 'Підказки',
  suggested: { recent: 'Нещодавні', date: 'Дати', event: 'Події', venue: 'Місця', category: 'Категорії' },
  suggestionCount: plural('uk', { one: '# підказка', few: '# підказки', other: '# підказок' }),
  searchWords: (text) => `Шукати «${text}» у назвах і описах`,
  forgetSearches: 'Очистити нещодавні запити',
  emptySearch: (text) => `Немає подій із «${text}» у назві чи описі`,
  wayOn: (facet, name, events) => `${facet}: ${name} – ${events} →`,
  without: (name, events) => `Без «${name}»: ${events}`,
  nextOn: (day) => `Наступна: ${day}`,

  filters: 'Фільтри',
  facets: {
    category: 'Категорія',
    tag: 'Позначка',
    venue: 'Місце',
    organizer: 'Організатор',
    date: 'Дата',
    featured: 'Рекомендовано',
    cost: 'Безкоштовно',
    online: 'Онлайн',
    ticketed: 'З квитками',
    near: 'Поруч зі мною',
  },
  active: plural('uk', { one: '# активний', few: '# активні', other: '# активних' }),
  moreFacets: 'Більше',
  activeFilters: 'Активні фільтри',
  remove: (name) => `Прибрати фільтр: ${name}`,
  clearAll: 'Скинути все',
  show: plural('uk', {
    one: 'Показати # подію',
    few: 'Показати # події',
    other: 'Показати # подій',
    more: 'Показати понад # подій',
  }),

  find: {
    category: 'Знайти категорію',
    tag: 'Знайти позначку',
    venue: 'Знайти місце',
    organizer: 'Знайти організатора',
  },
  sharedTags: 'З деякими з цих позначок може не бути подій.',
  loading: 'Завантаження',
  none: 'Нічого не знайдено',
  further: plural('uk', { other: 'Ще #: введіть назву, щоб знайти' }),

  dates: {
    any: 'Будь-яка дата',
    today: 'Сьогодні',
    tomorrow: 'Завтра',
    weekend: 'Ці вихідні',
    'next-weekend': 'Наступні вихідні',
    week: 'Цей тиждень',
    'next-week': 'Наступний тиждень',
    month: 'Цей місяць',
    'next-month': 'Наступний місяць',
    days: 'Вибрати дні',
  },
  dateWords: {
    today: 'сьогодні ввечері, увечері',
    tomorrow: 'завтра ввечері',
    weekend: 'вихідні, на вихідних, цими вихідними',
    'next-weekend': 'наступними вихідними',
    week: 'тиждень, цього тижня',
    'next-week': 'наступного тижня',
    month: 'місяць, цього місяця',
    'next-month': 'наступного місяця',
  },
  dateFillers: 'в, у, на, з, до, цей, ця, ці, наступний, наступна, найближчий',
  daysHint: 'Виберіть день, а потім ще один, якщо потрібно кілька днів.',

  noLonger: {
    category: (name) => `Категорії «${name}» більше немає.`,
    tag: (name) => `Позначки «${name}» більше немає.`,
    venue: (name) => `Місця «${name}» більше немає.`,
    organizer: (name) => `Організатора «${name}» більше немає.`,
  },

  nearUnsupported: 'У цьому календарі не можна шукати за відстанню.',
};
