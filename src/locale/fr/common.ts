import type { Messages } from '../messages/common.js';
import { numbers, plural, shownOf } from '../numbers.js';

const number = numbers('fr');

export const common: Messages = {
  number,
  loading: 'Chargement des événements',
  shown: shownOf('fr', 'sur', { one: '# événement', other: '# événements' }),
  pages: 'Pages',
  previous: 'Précédent',
  next: 'Suivant',
  page: (page, count) => `Page ${number(page)} sur ${number(count)}`,
  more: plural('fr', { one: 'Afficher # événement de plus', other: 'Afficher # événements de plus' }),

  empty: 'Aucun événement trouvé',
  emptyHint: 'Rien ne correspond à ces dates et à ces filtres.',
  showUpcoming: 'Afficher les événements à venir',
  showPast: 'Afficher les événements passés',

  retry: 'Réessayer',
  errors: {
    network: (host) => `Impossible de joindre ${host}.`,
    timeout: (host) => `${host} a mis trop de temps à répondre.`,
    cors: (host) => `${host} n’autorise pas cette page à le lire.`,
    shape: (host) => `La réponse de ${host} ne contient pas de données de calendrier.`,
    leftOut: plural('fr', { one: '# entrée n’a pas pu être affichée.', other: '# entrées n’ont pas pu être affichées.' }),
    missing: (host) => `${host} n’a pas de calendrier à cette adresse.`,
    doubled: (attribute, namespace) => `${attribute} est trop long. Indiquez seulement la partie qui précède ${namespace}.`,
    denied: () => 'Ce contenu n’est pas public.',
    http: (host, status) => `${host} n’a pas pu répondre (erreur ${status}).`,
    refused: (attributes) => `Le calendrier n’accepte pas ${attributes}.`,
    unreadable: (attribute, expected) => `${attribute} est illisible. Valeur attendue\u00a0: ${expected}.`,
    unset: (attribute) => `L’attribut ${attribute} est absent.`,
  },
  expected: {
    text: 'du texte',
    date: 'une date comme 2026-12-31',
    integer: 'un nombre entier',
    positive: 'un nombre entier, 1 ou plus',
    number: 'un nombre',
    boolean: 'true ou false',
    weekday: '1 (lundi) à 7 (dimanche)',
    zone: 'un fuseau horaire comme Europe/Berlin',
    url: 'une adresse comme https://example.org/wp-json, sans autres guillemets',
    ids: 'des identifiants séparés par des virgules',
    idsOrSlugs: 'des identifiants ou des slugs séparés par des virgules',
    choice: (choices) => `l’une des valeurs ${choices}`,
  },
  stale: (time) => `Dernière mise à jour\u00a0: ${time}. Le calendrier n’a pas pu être actualisé.`,

  allDay: 'Toute la journée',
  yourTime: 'votre heure locale',
  featured: 'À la une',
  sticky: 'Épinglé',
  categories: 'Catégories',
  noVenue: 'Sans lieu',
  noCategory: 'Sans catégorie',

  close: 'Fermer',
  phone: 'Téléphone',
  email: 'E-mail',
  website: 'Site web',
  directions: 'Itinéraire',
  pictureAt: (host) => `Image de ${host}`,
  password: 'Mot de passe',
  open: 'Afficher',
  wrongPassword: 'Mot de passe incorrect. Veuillez réessayer.',
};
