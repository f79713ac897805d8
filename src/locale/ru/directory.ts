// Read by a native speaker: no.
import { plural, shownOf } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';

const more = plural('ru', { other: 'Показать ещё #' });

export const directory: DirectoryMessages = {
  lists: {
    venues: {
      loading: 'Загрузка мест',
      shown: shownOf(
        'ru',
        'из',
        { one: '# место', few: '# места', other: '# мест' },
        { one: '# места', other: '# мест' },
      ),
      more,
      empty: 'Места не найдены',
    },
    organizers: {
      loading: 'Загрузка организаторов',
      shown: shownOf(
        'ru',
        'из',
        { one: '# организатор', few: '# организатора', other: '# организаторов' },
        { one: '# организатора', other: '# организаторов' },
      ),
      more,
      empty: 'Организаторы не найдены',
    },
    categories: {
      loading: 'Загрузка категорий',
      shown: shownOf(
        'ru',
        'из',
        { one: '# категория', few: '# категории', other: '# категорий' },
        { one: '# категории', other: '# категорий' },
      ),
      more,
      empty: 'Категории не найдены',
    },
    tags: {
      loading: 'Загрузка меток',
      shown: shownOf(
        'ru',
        'из',
        { one: '# метка', few: '# метки', other: '# меток' },
        { one: '# метки', other: '# меток' },
      ),
      more,
      empty: 'Метки не найдены',
    },
  },
  emptyHint: 'Ничего не подходит под эти фильтры, или пока ничего не опубликовано.',

  items: {
    venues: {
      kind: 'Место',
      loading: 'Загрузка места',
      problems: {
        absent: 'Это место не найдено.',
        denied: 'Это место закрыто для всех.',
        trashed: 'Этого места больше нет в списке.',
        protected: 'Это место защищено паролем.',
      },
    },
    organizers: {
      kind: 'Организатор',
      loading: 'Загрузка организатора',
      problems: {
        absent: 'Этот организатор не найден.',
        denied: 'Страница этого организатора закрыта.',
        trashed: 'Этого организатора больше нет в списке.',
        protected: 'Страница этого организатора защищена паролем.',
      },
    },
  },
  hints: {
    absent: 'Возможно, страница удалена или ссылка неверна.',
    denied: 'Возможно, страница ещё не опубликована. Войдите, если у вас есть доступ.',
    trashed: 'Страница удалена из календаря.',
    protected: 'Введите пароль, который вам сообщили.',
  },
  hiddenName: 'Защищено паролем',

  events: 'Предстоящие мероприятия',
  upcoming: plural('ru', {
    one: '# предстоящее мероприятие',
    few: '# предстоящих мероприятия',
    other: '# предстоящих мероприятий',
  }),

  uses: {
    categories: plural('ru', { one: '# мероприятие', few: '# мероприятия', other: '# мероприятий' }),
    tags: plural('ru', { one: '# запись', few: '# записи', other: '# записей' }),
  },
  branch: (name) => `${name}: подкатегории`,
  table: 'Таблица',
  partFailed: 'Не удалось загрузить эту часть страницы.',
};
