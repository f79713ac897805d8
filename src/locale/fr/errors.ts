import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: 'Pour le responsable du site',
  network: (host) => `Impossible de joindre ${host}.`,
  timeout: (host) => `${host} a mis trop de temps à répondre.`,
  cors: (host) => `${host} n’autorise pas cette page à le lire.`,
  shape: (host, line) =>
    `La réponse de ${host} ne contient pas de données de calendrier.${line ? ` Elle commence par « ${line} ».` : ''}`,
  tooLong: (host) => `${host} a envoyé plus de données qu’une page ne peut en contenir.`,
  leftOut: plural('fr', { one: '# entrée n’a pas pu être affichée.', other: '# entrées n’ont pas pu être affichées.' }),
  missingFrom: (hosts) => `Les événements de ${hosts} manquent.`,
  missing: (host, namespaces) =>
    `${host} n’a pas de calendrier à cette adresse.${namespaces && ` Espaces de noms présents : ${namespaces}.`}`,
  missingPlugin: 'Dans WordPress, une extension comme The Events Calendar en apporte un.',
  doubled: (attribute, namespace) =>
    `${attribute} est trop long. Indiquez seulement la partie qui précède ${namespace}.`,
  denied: 'Ce contenu n’est pas public.',
  closed: (host) =>
    `${host} ne répond qu’aux personnes connectées. Une extension de sécurité a peut-être fermé son API REST aux visiteurs.`,
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
    geocoder: 'une adresse http ou https avec {address}',
    places: 'l’adresse d’un fichier JSON de coordonnées',
    oneServer: 'des slugs ou une seule base-url, car chaque calendrier a ses propres identifiants',
    choice: (choices) => `l’une des valeurs ${choices}`,
  },
};
