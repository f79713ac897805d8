// Read by a native speaker: no.
import { plural, shownOf } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';

const more = plural('cs', { one: 'Zobrazit # další', few: 'Zobrazit # další', other: 'Zobrazit # dalších' });

export const directory: DirectoryMessages = {
  lists: {
    venues: {
      loading: 'Načítání míst',
      shown: shownOf(
        'cs',
        'z',
        { one: '# místo', few: '# místa', other: '# míst' },
        { one: '# místa', other: '# míst' },
      ),
      more,
      empty: 'Nebyla nalezena žádná místa',
    },
    organizers: {
      loading: 'Načítání pořadatelů',
      shown: shownOf(
        'cs',
        'z',
        { one: '# pořadatel', few: '# pořadatelé', other: '# pořadatelů' },
        { one: '# pořadatele', other: '# pořadatelů' },
      ),
      more,
      empty: 'Nebyli nalezeni žádní pořadatelé',
    },
    categories: {
      loading: 'Načítání kategorií',
      shown: shownOf(
        'cs',
        'z',
        { one: '# kategorie', few: '# kategorie', other: '# kategorií' },
        { one: '# kategorie', other: '# kategorií' },
      ),
      more,
      empty: 'Nebyly nalezeny žádné kategorie',
    },
    tags: {
      loading: 'Načítání štítků',
      shown: shownOf(
        'cs',
        'z',
        { one: '# štítek', few: '# štítky', other: '# štítků' },
        { one: '# štítku', other: '# štítků' },
      ),
      more,
      empty: 'Nebyly nalezeny žádné štítky',
    },
  },
  emptyHint: 'Těmto filtrům nic neodpovídá, nebo zatím nic nebylo zveřejněno.',

  items: {
    venues: {
      kind: 'Místo',
      loading: 'Načítání místa',
      problems: {
        absent: 'Toto místo nebylo nalezeno.',
        denied: 'Toto místo není veřejné.',
        trashed: 'Toto místo už není v seznamu.',
        protected: 'Toto místo je chráněno heslem.',
      },
    },
    organizers: {
      kind: 'Pořadatel',
      loading: 'Načítání pořadatele',
      problems: {
        absent: 'Tento pořadatel nebyl nalezen.',
        denied: 'Tento pořadatel není veřejný.',
        trashed: 'Tento pořadatel už není v seznamu.',
        protected: 'Tento pořadatel je chráněn heslem.',
      },
    },
  },
  hints: {
    absent: 'Stránka možná byla odstraněna, nebo je odkaz chybný.',
    denied: 'Stránka možná ještě není zveřejněna. Pokud máte přístup, přihlaste se.',
    trashed: 'Stránka byla odstraněna z kalendáře.',
    protected: 'Zadejte heslo, které jste dostali.',
  },
  hiddenName: 'Chráněno heslem',

  events: 'Nadcházející akce',
  upcoming: plural('cs', { one: '# nadcházející akce', few: '# nadcházející akce', other: '# nadcházejících akcí' }),

  uses: {
    categories: plural('cs', { one: '# akce', few: '# akce', other: '# akcí' }),
    tags: plural('cs', { one: '# položka', few: '# položky', other: '# položek' }),
  },
  branch: (name) => `${name}: podkategorie`,
  table: 'Tabulka',
  partFailed: 'Tuto část stránky se nepodařilo načíst.',
};
