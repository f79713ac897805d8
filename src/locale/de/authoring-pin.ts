import type { PinWords } from '../messages/authoring-pin.js';

export const pin: PinWords = {
  label: 'Lage auf der Karte',
  missing: 'Geben Sie Breite und Länge ein, oder wählen Sie die Stelle auf der Karte',
  help: 'In Grad, zum Beispiel 52,52 und 13,405',
  show: 'Auf einer Karte wählen',
  hide: 'Karte ausblenden',
  map: 'Karte mit der Lage des Ortes',
  pin: 'Nadel des Ortes',
  keys: 'Klicken Sie auf die Karte, oder drücken Sie auf ihr die Eingabetaste, um die Nadel zu setzen; ziehen Sie sie dann, oder bewegen Sie sie mit den Pfeiltasten, mit der Umschalttaste in größeren Schritten.',
  moved: (latitude, longitude) => `Die Nadel steht bei ${latitude}, ${longitude}.`,
  remove: 'Nadel entfernen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  failed: 'Die Karte konnte nicht geladen werden. Sie können die Zahlen trotzdem eingeben.',
  findAddress: 'Nach Adresse suchen',
  findAddressHelp: (host) => `Das sendet die Adresse des Ortes an ${host}.`,
  noAddress: 'Geben Sie zuerst eine Adresse oder einen Ort ein',
  finding: 'Die Adresse wird gesucht',
  found: 'Welche davon ist es?',
  notFound: 'Die Adresse wurde nicht gefunden. Wählen Sie die Stelle auf der Karte, oder geben Sie die Zahlen ein.',
  notReached: (host) => `${host} ist nicht erreichbar. Wählen Sie die Stelle auf der Karte, oder geben Sie die Zahlen ein.`,
};
