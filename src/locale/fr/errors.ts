import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  network: (host) => `Impossible de joindre ${host}.`,
  image: 'Les images nécessitent une connexion.',
  timeout: (host) => `${host} a mis trop de temps à répondre.`,
  cors: (host) => `${host} n’autorise pas cette page à le lire.`,
  shape: (host) => `La réponse de ${host} ne contient pas de données de calendrier.`,
  tooLong: (host) => `${host} a envoyé plus de données qu’une page ne peut en contenir.`,
  repeated: 'Il manque des entrées : le calendrier a renvoyé la même page.',
  leftOut: plural('fr', { one: '# entrée n’a pas pu être affichée.', other: '# entrées n’ont pas pu être affichées.' }),
  missing: (host) => `${host} n’a pas de calendrier à cette adresse.`,
  doubled: (attribute, namespace) => `${attribute} est trop long. Indiquez seulement la partie qui précède ${namespace}.`,
  denied: 'Ce contenu n’est pas public.',
  unavailable: 'Indisponible pour le moment.',
  http: (host, status) => `${host} n’a pas pu répondre (erreur ${status}).`,
  refused: (attributes) => `Le calendrier n’accepte pas ${attributes}.`,
  unreadable: (attribute, expected) => `${attribute} est illisible. Valeur attendue\u00a0: ${expected}.`,
  unset: (attribute) => `L’attribut ${attribute} est absent.`,

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
    tiles: 'une adresse http ou https avec {z}, {x} et {y}',
    places: 'l’adresse d’un fichier JSON de coordonnées',
    choice: (choices) => `l’une des valeurs ${choices}`,
  },
};
