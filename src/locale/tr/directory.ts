// Read by a native speaker: no.
import { numbers, plural, shownOf } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';

const number = numbers('tr');
const more = (count: number) => `${number(count)} tane daha göster`;

export const directory: DirectoryMessages = {
  lists: {
    venues: {
      loading: 'Mekânlar yükleniyor',
      shown: shownOf('tr', '/', { other: '# mekân' }),
      more,
      empty: 'Mekân bulunamadı',
    },
    organizers: {
      loading: 'Düzenleyenler yükleniyor',
      shown: shownOf('tr', '/', { other: '# düzenleyen' }),
      more,
      empty: 'Düzenleyen bulunamadı',
    },
    categories: {
      loading: 'Kategoriler yükleniyor',
      shown: shownOf('tr', '/', { other: '# kategori' }),
      more,
      empty: 'Kategori bulunamadı',
    },
    tags: {
      loading: 'Etiketler yükleniyor',
      shown: shownOf('tr', '/', { other: '# etiket' }),
      more,
      empty: 'Etiket bulunamadı',
    },
  },
  emptyHint: 'Bu filtrelere uyan bir şey yok veya henüz bir şey yayımlanmadı.',

  items: {
    venues: {
      kind: 'Mekân',
      loading: 'Mekân yükleniyor',
      problems: {
        absent: 'Bu mekân bulunamadı.',
        denied: 'Bu mekân herkese açık değil.',
        trashed: 'Bu mekân artık listede değil.',
        protected: 'Bu mekân parolayla korunuyor.',
      },
    },
    organizers: {
      kind: 'Düzenleyen',
      loading: 'Düzenleyen yükleniyor',
      problems: {
        absent: 'Bu düzenleyen bulunamadı.',
        denied: 'Bu düzenleyen herkese açık değil.',
        trashed: 'Bu düzenleyen artık listede değil.',
        protected: 'Bu düzenleyen parolayla korunuyor.',
      },
    },
  },
  hints: {
    absent: 'Kaldırılmış olabilir veya bağlantı yanlış.',
    denied: 'Henüz yayımlanmamış olabilir. Erişiminiz varsa oturum açın.',
    trashed: 'Takvimden kaldırıldı.',
    protected: 'Size verilen parolayı girin.',
  },
  hiddenName: 'Parolayla korunuyor',

  events: 'Yaklaşan etkinlikler',
  upcoming: plural('tr', { other: '# yaklaşan etkinlik' }),

  uses: { categories: plural('tr', { other: '# etkinlik' }), tags: plural('tr', { other: '# öge' }) },
  branch: (name) => `${name}: alt kategoriler`,
  table: 'Tablo',
  partFailed: 'Sayfanın bu bölümü yüklenemedi.',
};
