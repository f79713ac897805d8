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
  without: (name, events) => `Sans «\u00a0${name}\u00a0»\u00a0: ${events}`,
  nextOn: (day) => `Prochain\u00a0: ${day}`,

  filters: 'Filtres',
  facets: {
    category: 'Catégorie',
    tag: 'Mot-clé',
    venue: 'Lieu',
    organizer: 'Organisateur',
    date: 'Date',
    featured: 'À la une',
    cost: 'Gratuit',
    online: 'En ligne',
    near: 'Près de moi',
  },
  active: plural('fr', { one: '# actif', other: '# actifs' }),
  moreFacets: 'Plus',
  activeFilters: 'Filtres actifs',
  remove: (name) => `Retirer le filtre\u00a0: ${name}`,
  clearAll: 'Tout effacer',
  show: plural('fr', {
    one: 'Afficher # événement',
    other: 'Afficher # événements',
    more: 'Afficher plus de # événements',
  }),

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
    'next-weekend': 'Week-end prochain',
    week: 'Cette semaine',
    'next-week': 'Semaine prochaine',
    month: 'Ce mois-ci',
    'next-month': 'Mois prochain',
    days: 'Choisir des jours',
  },
  dateWords: {
    today: 'ce soir',
    tomorrow: 'demain soir',
    weekend: 'week-end, weekend, ce weekend',
    'next-weekend': 'le week-end prochain, weekend prochain, prochain week-end',
    week: 'semaine',
    'next-week': 'la semaine prochaine, prochaine semaine',
    month: 'ce mois, mois',
    'next-month': 'le mois prochain, prochain mois',
  },
  dateFillers: 'en, le, au, du, de, d, ce, prochain',
  daysHint: 'Choisissez un jour, puis un autre pour plusieurs jours.',

  noLonger: {
    category: (name) => `La catégorie «\u00a0${name}\u00a0» n’existe plus.`,
    tag: (name) => `Le mot-clé «\u00a0${name}\u00a0» n’existe plus.`,
    venue: (name) => `Le lieu «\u00a0${name}\u00a0» n’existe plus.`,
    organizer: (name) => `L’organisateur «\u00a0${name}\u00a0» n’existe plus.`,
  },

  nearUnsupported: 'Ce calendrier ne permet pas de chercher par lieu.',
};
