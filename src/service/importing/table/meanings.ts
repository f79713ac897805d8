import { foldAccents } from '../../text/accent-folding.js';
import type { Meaning, ReadTable } from '../read-events.js';

/**
 * The headings of each column in the tables that programs and people write, folded, without “event” in front; the
 * likeliest come first, as some headings mean one thing alone and another one beside a better one: “Ort” is a place,
 * and beside “Veranstaltungsort” a town.
 */
const headings: Readonly<Record<Meaning, string>> = {
  title:
    'title, name, subject, summary, event, what, titel, betreff, veranstaltung, bezeichnung, titre, nom, objet, evenement, título, nombre, asunto, evento, العنوان, الاسم, الموضوع, الفعالية',
  start_date:
    'start date, date, day, datum, tag, startdatum, anfangsdatum, beginnt am, date de début, début le, commence le, fecha de inicio, fecha de comienzo, fecha, jour, día, تاريخ البدء, تاريخ البداية, التاريخ, اليوم, start, begin, begins, when, beginn, anfang, wann, début, quand, inicio, comienzo, cuándo, البداية, البدء, dtstart, start datetime',
  start_time:
    'start time, time, startzeit, anfangszeit, beginnt um, uhrzeit, zeit, heure de début, horaire, heure, hora de inicio, hora de comienzo, hora, horario, وقت البدء, وقت البداية, الوقت, الساعة, start, beginn, anfang, von, from, début, de, inicio, desde, من',
  end_date:
    'end date, enddatum, endet am, date de fin, fin le, fecha de finalización, fecha de fin, تاريخ الانتهاء, تاريخ النهاية, end, ends, until, ende, bis, fin, fini, jusqu à, hasta, النهاية, الانتهاء, dtend, end datetime',
  end_time:
    'end time, endzeit, endet um, heure de fin, hora de finalización, hora de fin, وقت الانتهاء, وقت النهاية, end, ende, bis, to, fin, à, hasta, إلى',
  all_day:
    'all day event, all day, ganztägiges ereignis, ganztägig, journée entière, toute la journée, todo el día, evento de todo el día, طوال اليوم, حدث يوم كامل',
  timezone: 'time zone, timezone, zeitzone, fuseau horaire, zona horaria, المنطقة الزمنية',
  place:
    'venue name, venue, place, veranstaltungsort, spielort, lieu, salle, lugar, recinto, sala, المكان, القاعة, location, where, ort, wo, où, dónde, ubicación, emplacement, الموقع',
  address: 'address, street, venue address, adresse, straße, anschrift, rue, dirección, calle, الشارع',
  town: 'town, city, venue city, stadt, gemeinde, ville, commune, ciudad, localidad, المدينة, ort, location, lieu, lugar',
  organizer:
    'organizer name, organizer, organiser, organizers, host, veranstalter, veranstalterin, organisateur, organizador, المنظم, الجهة المنظمة',
  description:
    'description, details, text, notes, beschreibung, inhalt, hinweise, descripción, detalles, détails, texte, الوصف, التفاصيل, excerpt',
  cost: 'cost, price, admission, fee, entry, preis, eintritt, kosten, prix, tarif, tarifs, entrée, precio, entrada, coste, السعر, الثمن, الدخول',
  categories:
    'category, categories, kategorie, kategorien, rubrik, sparte, catégorie, catégories, rubrique, categoría, categorías, الفئة, الفئات, التصنيف, type, typ, art, tipo',
  website:
    'website, link, url, web, page, webseite, internet, homepage, lien, site web, site, enlace, página web, sitio web, الرابط, الموقع الإلكتروني',
  id: 'id, uid, number, nummer, nr, kennung, identifiant, numéro, identificador, número, المعرف, الرقم',
  private: 'private, privat, privé, privado, خاص',
};

/** The most columns of a table, and the longest heading. */
export const longestRow = 200;

const folded = (text: string): string =>
  foldAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^event (?=.)/, '');

const byMeaning = Object.entries(headings).map(
  ([means, names]) => [means as Meaning, names.split(', ').map(folded)] as const,
);

export const isMeaning = (text: unknown): text is Meaning => Object.hasOwn(headings, text as string);

/** What each column of a table means: as was chosen for its heading, else as headings are mostly meant. */
export function meaningsOf(row: readonly string[], chosen: ReadTable['columns'] = []): ReadTable['columns'] {
  // Columns of the same heading have been chosen one by one.
  const left = [...chosen];
  const found = row.map((heading) => {
    const at = left.findIndex((column) => column.heading === heading);
    return at < 0 ? undefined : left.splice(at, 1)[0]!.means;
  });
  const names = row.map(folded);
  for (const [means, likely] of byMeaning) {
    if (found.includes(means)) continue;
    const isFree = (at: number) => at >= 0 && found[at] === undefined;
    const at = likely.map((name) => names.findIndex((own, at) => own === name && isFree(at))).find(isFree);
    if (at !== undefined) found[at] = means;
  }
  return row.map((heading, at) => ({ heading, means: found[at] ?? null }));
}
