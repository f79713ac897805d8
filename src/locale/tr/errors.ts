// Read by a native speaker: no.
import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: 'Site sahibi için',
  network: (host) => `${host} adresine ulaşılamadı.`,
  timeout: (host) => `${host} zamanında yanıt vermedi.`,
  cors: (host) => `${host} bu sayfanın verileri okumasına izin vermiyor.`,
  shape: (host, line) => `${host} takvim verisi olmayan bir yanıt verdi.${line ? ` Yanıtın başı: “${line}”.` : ''}`,
  tooLong: (host) => `${host} bir sayfaya sığmayacak kadar veri gönderdi.`,
  leftOut: plural('tr', { other: '# öge gösterilemedi.' }),
  missingFrom: (hosts) => `Şuradaki etkinlikler eksik: ${hosts}.`,
  missing: (host, namespaces) =>
    `${host} bu adreste takvim sunmuyor.${namespaces && ` Oradaki ad alanları: ${namespaces}.`}`,
  missingPlugin: 'WordPress’te The Events Calendar gibi bir eklenti takvim sağlar.',
  doubled: (attribute, namespace) => `${attribute} çok uzun. Yalnızca ${namespace} öncesindeki bölümü yazın.`,
  denied: 'Bu herkese açık değil.',
  closed: (host) =>
    `${host} yalnızca orada oturum açanlara yanıt veriyor. Bir güvenlik eklentisi REST API’yi konuklara kapatmış olabilir.`,
  http: (host, status) => `${host} yanıt veremedi (hata ${status}).`,
  refused: (attributes) => `Takvim şunu kabul etmiyor: ${attributes}.`,
  unreadable: (attribute, expected) => `${attribute} okunamıyor. Beklenen: ${expected}.`,
  unset: (attribute) => `${attribute} özniteliği eksik.`,

  expected: {
    text: 'metin',
    date: '2026-12-31 gibi bir tarih',
    integer: 'bir tam sayı',
    positive: '1 veya daha büyük bir tam sayı',
    number: 'bir sayı',
    boolean: 'true veya false',
    weekday: '1 (pazartesi) ile 7 (pazar) arası',
    zone: 'Europe/Berlin gibi bir saat dilimi',
    url: 'https://example.org/wp-json gibi bir adres, başka tırnak işareti olmadan',
    ids: 'virgülle ayrılmış kimlikler',
    idsOrSlugs: 'virgülle ayrılmış kimlikler veya kısa adlar',
    tiles: '{z}, {x} ve {y} içeren bir http veya https adresi',
    geocoder: '{address} içeren bir http veya https adresi',
    places: 'koordinatlar içeren bir JSON dosyasının adresi',
    oneServer: 'kısa adlar veya tek bir base-url, çünkü her takvimin kendi kimlikleri vardır',
    choice: (choices) => `şunlardan biri: ${choices}`,
  },
};
