import { plural, shownOf } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const places = plural('fr', { one: '# lieu', other: '# lieux' });
const events = plural('fr', { one: '# événement', other: '# événements' });
const near = (things: string, where: string) =>
  where ? `${things} autour ${/^[aeiouyàâéèêëîïôûœ]/i.test(where) ? 'd’' : 'de '}${where}` : things;

export const map: MapMessages = {
  loading: 'Chargement des lieux',
  places,
  eventsAt: (count, at) => `${events(count)} dans ${places(at)}`,
  placeless: plural('fr', { one: '# événement sans lieu', other: '# événements sans lieu' }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}\u00a0: ${events(count)}`,
  all: plural('fr', { other: 'Les # événements' }),
  notOnMap: 'Absent de la carte',
  noMap: 'Il n’y a pas de carte, car l’emplacement exact de ces lieux n’est pas connu.',
  elsewhere: plural('fr', { one: '# lieu ailleurs', other: '# lieux ailleurs' }),
  moreDates: plural('fr', { one: '# autre date', other: '# autres dates' }),
  shownFolded: shownOf('fr', 'sur', {
    one: '# événement',
    other: '# événements différents',
    more: 'plus de # événements différents',
  }),
  also: 'Aussi',
  times: 'Horaires',
  furtherDates: plural('fr', { one: '+# date', other: '+# dates' }),
  empty: 'Aucun lieu trouvé',
  emptyHint: 'Rien ne correspond à ces filtres.',

  map: 'Carte',
  keys: 'Les flèches déplacent la carte, plus et moins changent l’échelle.',
  skip: 'Ignorer la carte',
  list: 'Lieux',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  show: 'Voir sur la carte',
  place: (name) => `\u00a0: ${name}`,
  wheel: (apple) => `Maintenez ${apple ? '⌘' : 'Ctrl'} et faites défiler pour zoomer`,
  touch: 'Déplacez la carte avec deux doigts',

  nearMe: 'Près de moi',
  everywhere: 'Voir tous les lieux',
  locating: 'Recherche de votre position…',
  you: 'Vous êtes ici',
  away: (distance) => `à ${distance}`,
  within: (distance) => `À moins de ${distance}`,
  nothingWithin: (distance) => `Rien à moins de ${distance}.`,
  searchHere: 'Rechercher ici',
  inArea: 'Dans cette partie de la carte',
  nothingInArea: 'Rien dans cette partie de la carte.',
  locateProblems: {
    denied: 'La localisation est bloquée pour cette page. Vous pouvez l’autoriser dans les réglages du navigateur.',
    unavailable: 'Votre position n’a pas pu être trouvée.',
    timeout: 'La recherche de votre position a pris trop de temps.',
  },

  source: (name) => `Chargée depuis ${name}`,
  ask: (host) =>
    `La carte est chargée depuis ${host}. Si vous l’affichez, ce serveur reçoit votre adresse IP et voit quelle zone vous consultez.`,
  allow: 'Afficher la carte',
  refuse: 'Pas maintenant',
  refused: 'La carte est désactivée.',
  withdraw: 'Désactiver la carte',
  offline: 'La carte nécessite une connexion à Internet.',
  mapFailed: 'La carte n’a pas pu être chargée.',
  tilesFailed: (host) => `Le fond de carte de ${host} n’a pas pu être chargé. La liste des lieux reste utilisable.`,
};
