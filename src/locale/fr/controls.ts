import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'Rechercher des événements',
  clearSearch: 'Effacer la recherche',
  suggestions: 'Suggestions',
  suggested: { recent: 'Récentes', date: 'Dates', event: 'Événements', venue: 'Lieux', category: 'Catégories' },
  suggestionCount: plural('fr', { one: '# suggestion', other: '# suggestions' }),
  searchWords: (text) => `Chercher «\u00a0${text}\u00a0» dans les titres et les textes`,
  forgetSearches: 'Effacer les recherches récentes',
  emptySearch: (text) => `Aucun événement avec «\u00a0${text}\u00a0» dans le titre ou le texte`,
  wayOn: (facet, name, events) => `${facet}\u00a0: ${name} – ${events} →`,

  filters: 'Filtres',
  facets: {
    category: 'Catégorie',
    tag: 'Mot-clé',
    venue: 'Lieu',
    organizer: 'Organisateur',
    date: 'Date',
    featured: 'À la une',
    cost: 'Gratuit',
    near: 'Près de moi',
  },
  active: plural('fr', { one: '# actif', other: '# actifs' }),
  activeFilters: 'Filtres actifs',
  remove: (name) => `Retirer le filtre\u00a0: ${name}`,
  clearAll: 'Tout effacer',
  show: plural('fr', { one: 'Afficher # événement', other: 'Afficher # événements' }),

  find: {
    category: 'Chercher une catégorie',
    tag: 'Chercher un mot-clé',
    venue: 'Chercher un lieu',
    organizer: 'Chercher un organisateur',
  },
  sharedTags: 'Certains de ces mots-clés n’ont peut-être aucun événement.',
  loading: 'Chargement',
  none: 'Aucun résultat',
  further: plural('fr', { one: '# de plus\u00a0: saisissez son nom', other: '# de plus\u00a0: saisissez un nom' }),

  dates: {
    any: 'Toutes les dates',
    today: 'Aujourd’hui',
    tomorrow: 'Demain',
    weekend: 'Ce week-end',
    nextWeekend: 'Week-end prochain',
    week: 'Cette semaine',
    nextWeek: 'Semaine prochaine',
    month: 'Ce mois-ci',
    nextMonth: 'Mois prochain',
    days: 'Choisir des jours',
  },
  dateWords: {
    today: 'ce soir',
    tomorrow: 'demain soir',
    weekend: 'week-end, weekend, ce weekend',
    nextWeekend: 'le week-end prochain, weekend prochain, prochain week-end',
    week: 'semaine',
    nextWeek: 'la semaine prochaine, prochaine semaine',
    month: 'ce mois, mois',
    nextMonth: 'le mois prochain, prochain mois',
  },
  dateFillers: 'en, le, au, du, de, d, ce, prochain',
  daysHint: 'Choisissez un jour, puis un autre pour plusieurs jours.',

  nearUnsupported: 'Ce calendrier ne permet pas de chercher par lieu.',
};
