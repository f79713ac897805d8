// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'Etkinlik ara',
  clearSearch: 'Aramayı temizle',
  suggestions: 'Öneriler',
  suggested: {
    recent: 'Son aramalar',
    date: 'Tarihler',
    event: 'Etkinlikler',
    venue: 'Mekânlar',
    category: 'Kategoriler',
  },
  suggestionCount: plural('tr', { other: '# öneri' }),
  searchWords: (text) => `Başlık ve metinlerde “${text}” ara`,
  forgetSearches: 'Son aramaları temizle',
  emptySearch: (text) => `Başlığında veya metninde “${text}” geçen etkinlik yok`,
  wayOn: (facet, name, events) => `${facet}: ${name} – ${events} →`,
  without: (name, events) => `“${name}” olmadan: ${events}`,
  nextOn: (day) => `Sonraki: ${day}`,

  filters: 'Filtreler',
  facets: {
    category: 'Kategori',
    tag: 'Etiket',
    venue: 'Mekân',
    organizer: 'Düzenleyen',
    date: 'Tarih',
    featured: 'Öne çıkan',
    cost: 'Ücretsiz',
    online: 'Çevrim içi',
    ticketed: 'Biletli',
    near: 'Yakınımda',
  },
  active: plural('tr', { other: '# etkin' }),
  moreFacets: 'Daha fazla',
  activeFilters: 'Etkin filtreler',
  remove: (name) => `Filtreyi kaldır: ${name}`,
  clearAll: 'Tümünü temizle',
  show: plural('tr', { other: '# etkinliği göster', more: '# üzeri etkinliği göster' }),

  find: { category: 'Kategori bul', tag: 'Etiket bul', venue: 'Mekân bul', organizer: 'Düzenleyen bul' },
  sharedTags: 'Bu etiketlerin bazılarında etkinlik olmayabilir.',
  loading: 'Yükleniyor',
  none: 'Sonuç yok',
  further: plural('tr', { other: '# tane daha: bulmak için yazın' }),

  dates: {
    any: 'Tüm tarihler',
    today: 'Bugün',
    tomorrow: 'Yarın',
    weekend: 'Bu hafta sonu',
    'next-weekend': 'Gelecek hafta sonu',
    week: 'Bu hafta',
    'next-week': 'Gelecek hafta',
    month: 'Bu ay',
    'next-month': 'Gelecek ay',
    days: 'Gün seç',
  },
  dateWords: {
    today: 'bu akşam, bu gece',
    tomorrow: 'yarın akşam',
    weekend: 'hafta sonu, haftasonu',
    'next-weekend': 'önümüzdeki hafta sonu, gelecek haftasonu',
    week: 'hafta',
    'next-week': 'önümüzdeki hafta, haftaya',
    month: 'ay',
    'next-month': 'önümüzdeki ay',
  },
  dateFillers: 'bu, gelecek, önümüzdeki, günü, ayı, için',
  daysHint: 'Bir gün seçin; birkaç gün için bir tane daha seçin.',

  noLonger: {
    category: (name) => `“${name}” kategorisi artık yok.`,
    tag: (name) => `“${name}” etiketi artık yok.`,
    venue: (name) => `“${name}” mekânı artık yok.`,
    organizer: (name) => `“${name}” adlı düzenleyen artık yok.`,
  },

  nearUnsupported: 'Bu takvimde uzaklığa göre arama yapılamıyor.',
};
