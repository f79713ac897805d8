// Read by a native speaker: no.
import { plural, shownOf } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const places = plural('tr', { other: '# mekân' });
const events = plural('tr', { other: '# etkinlik' });
const near = (things: string, where: string) => (where ? `${where} yakınında ${things}` : things);

export const map: MapMessages = {
  loading: 'Mekânlar yükleniyor',
  places,
  eventsAt: (count, at) => `${places(at)}, ${events(count)}`,
  placeless: plural('tr', { other: 'mekânsız # etkinlik' }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}: ${events(count)}`,
  all: plural('tr', { other: 'Tüm etkinlikler (#)' }),
  notOnMap: 'Haritada yok',
  noMap: 'Bu mekânların tam konumu bilinmediğinden harita yok.',
  elsewhere: plural('tr', { other: 'görünümün dışında # mekân' }),
  moreDates: plural('tr', { other: '# tarih daha' }),
  shownFolded: shownOf('tr', '/', { other: '# farklı etkinlik', more: '# üzeri farklı etkinlik' }),
  also: 'Ayrıca',
  times: 'Saatler',
  furtherDates: plural('tr', { other: '+# tarih' }),
  empty: 'Mekân bulunamadı',
  emptyHint: 'Bu filtrelere uyan bir şey yok.',

  map: 'Harita',
  keys: 'Ok tuşları haritayı kaydırır, artı ve eksi yakınlaştırır.',
  skip: 'Haritayı atla',
  list: 'Mekânlar',
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
  show: 'Haritada göster',
  place: (name) => `: ${name}`,
  wheel: (apple) => `Yakınlaştırmak için ${apple ? '⌘' : 'Ctrl'} basılıyken kaydırın`,
  touch: 'Haritayı iki parmakla kaydırın',

  nearMe: 'Yakınımda',
  everywhere: 'Tüm mekânları göster',
  locating: 'Konumunuz bulunuyor…',
  you: 'Buradasınız',
  away: (distance) => `${distance} uzakta`,
  within: (distance) => `${distance} içinde`,
  nothingWithin: (distance) => `${distance} içinde bir şey yok.`,
  searchHere: 'Burada ara',
  inArea: 'Haritanın bu bölümünde',
  nothingInArea: 'Haritanın bu bölümünde bir şey yok.',
  locateProblems: {
    denied: 'Bu sayfa için konum engellendi. Tarayıcı ayarlarından izin verebilirsiniz.',
    unavailable: 'Konumunuz bulunamadı.',
    timeout: 'Konumunuzu bulmak çok uzun sürdü.',
  },

  source: (name) => `Yüklendiği yer: ${name}`,
  ask: (host) =>
    `Harita ${host} adresinden yüklenir. Haritayı gösterirseniz bu sunucu IP adresinizi alır ve hangi bölgeye baktığınızı görür.`,
  allow: 'Haritayı göster',
  refuse: 'Şimdi değil',
  refused: 'Harita kapalı.',
  withdraw: 'Haritayı kapat',
  offline: 'Harita için internet bağlantısı gerekir.',
  mapFailed: 'Harita yüklenemedi.',
  tilesFailed: (host) => `${host} adresindeki harita arka planı yüklenemedi. Mekân listesi yine de çalışıyor.`,
};
