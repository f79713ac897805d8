import { plural } from '../numbers.js';
import type { BuilderMessages } from '../messages/builder.js';

const events = plural('fr', { one: '# événement à venir', other: '# événements à venir' });

export const builder: BuilderMessages = {
  element: 'Élément',
  calendar: 'Calendrier',
  address: 'Adresse du calendrier',
  addressHint: 'N’importe quelle page de son site suffit.',
  connect: 'Connecter',
  connecting: 'Recherche du calendrier',
  found: (address, count) => `Connecté à ${address} : ${events(count)}.`,
  problems: {
    address: 'Ce n’est pas une adresse du web.',
    mixed: (host) =>
      `${host} n’a pas de HTTPS, et le navigateur interdit à cette page de le lire en HTTP. Le site a besoin d’un certificat.`,
    cors: (host, origin) =>
      `${host} n’autorise pas cette page à le lire. Demandez à son responsable d’envoyer l’en-tête Access-Control-Allow-Origin avec la valeur ${origin}.`,
    network: (host) => `${host} ne répond pas. Vérifiez l’adresse.`,
    busy: (host) => `${host} ne peut pas répondre pour le moment. Réessayez dans quelques minutes.`,
    missing: (host) => `Il n’y a pas de calendrier sur ${host}.`,
    denied: (host) => `Le calendrier de ${host} n’est pas public.`,
  },
  above: 'Au-dessus de l’élément',
  controls: { 'cal-event-search': 'Recherche', 'cal-event-filters': 'Filtres' },
  groups: { own: 'Apparence et comportement', filters: 'Contenu affiché', settings: 'Réglages', tokens: 'Couleurs et espacement' },
  byDefault: (value) => (value ? `Par défaut (${value})` : 'Par défaut'),
  yes: 'Oui',
  no: 'Non',
  pick: (name) => `Choisir une couleur pour ${name}`,

  preview: 'Aperçu',
  backgrounds: { light: 'Clair', dark: 'Sombre', narrow: 'Étroit' },

  snippet: 'Code à coller',
  formats: {
    module: 'Script classique',
    standalone: 'Script pour éditeurs de site',
    iframe: 'Cadre (iframe)',
    shortcode: 'Code court WordPress',
  },
  copy: 'Copier',
  copied: 'Le code est copié.',
  copyFailed: 'Cette page ne peut pas copier. Sélectionnez le texte.',
  folder: 'Dossier des scripts',
  version: (version, hash) => `Version n° ${version}${hash && `, empreinte ${hash}`}`,
  pin: 'N’autoriser que cette version',
  paste: 'Coller un code pour le modifier',
  pasted: (tag) => `Le formulaire montre ce que le code dit de ${tag}.`,
  unknown: (names) => `Laissés de côté, car ces attributs n’existent pas : ${names}.`,
  pasteFailed: 'Ce texte ne contient aucun de nos éléments.',
  title: 'Événements',
};
