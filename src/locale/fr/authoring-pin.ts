import type { PinWords } from '../messages/authoring-pin.js';

export const pin: PinWords = {
  label: 'Position sur la carte',
  missing: 'Saisissez la latitude et la longitude, ou choisissez l’endroit sur la carte',
  help: 'En degrés, par exemple 48,857 et 2,352',
  show: 'Choisir sur une carte',
  hide: 'Masquer la carte',
  map: 'Carte avec la position du lieu',
  pin: 'Repère du lieu',
  keys: 'Cliquez sur la carte, ou appuyez sur Entrée quand elle est active, pour placer le repère\u00a0; puis faites-le glisser ou déplacez-le avec les flèches, avec Maj par pas plus grands.',
  moved: (latitude, longitude) => `Le repère est à ${latitude}, ${longitude}.`,
  remove: 'Retirer le repère',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  failed: 'La carte n’a pas pu être chargée. Vous pouvez tout de même saisir les nombres.',
  findAddress: 'Trouver par l’adresse',
  findAddressHelp: (host) => `L’adresse du lieu sera envoyée à ${host}.`,
  noAddress: 'Saisissez d’abord une adresse ou une ville',
  finding: 'Recherche de l’adresse',
  found: 'Laquelle est-ce\u00a0?',
  notFound: 'L’adresse n’a pas été trouvée. Choisissez l’endroit sur la carte, ou saisissez les nombres.',
  notReached: (host) => `${host} est injoignable. Choisissez l’endroit sur la carte, ou saisissez les nombres.`,
};
