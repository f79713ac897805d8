import type { DateWords } from '../messages/authoring-dates.js';

export const dates: DateWords = {
  publishOn: { label: 'Publier le', missing: 'Saisissez la date de publication' },
  schedule: 'Programmer',
  publishesOn: (time, zone) => `La publication aura lieu le ${time}, ${zone}.`,
  publishesAtOnce: 'C’est déjà passé\u00a0: la publication est immédiate.',
  chooseDays: 'Choisir les jours dans un calendrier',
  daysHint: 'Choisissez le premier jour, puis le dernier s’il y en a plusieurs.',
  alsoOn: { label: 'Aussi à ces dates', missing: 'Choisissez un jour' },
  alsoOnHint: 'Un événement distinct est créé pour chaque jour choisi, à la même heure.',
  making: (number, total) => `Enregistrement de l’événement ${number} sur ${total}`,
  madeAll: (days) => `Il y a un événement à chacune de ces dates\u00a0: ${days}.`,
  madeSome: (days) => `Ces événements existent déjà\u00a0: ${days}. Un nouvel essai crée les autres.`,
};
