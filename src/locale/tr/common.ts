// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers, shownOf } from '../numbers.js';

const number = numbers('tr');

export const common: Messages = {
  number,
  loading: 'Etkinlikler yükleniyor',
  shown: shownOf('tr', '/', { other: '# etkinlik', more: '# üzeri etkinlik' }),
  pages: 'Sayfalar',
  previous: 'Önceki',
  next: 'Sonraki',
  page: (page, count) => `Sayfa ${number(page)} / ${number(count)}`,
  more: (count) => `${number(count)} tane daha göster`,

  empty: 'Etkinlik bulunamadı',
  emptyHint: 'Bu tarihlere ve filtrelere uyan bir şey yok.',
  noneUpcoming: 'Henüz yaklaşan etkinlik yok.',
  showUpcoming: 'Yaklaşan etkinlikleri göster',
  showPast: 'Geçmiş etkinlikleri göster',

  retry: 'Yeniden dene',
  failed: 'Takvim şu anda gösterilemiyor.',
  asOf: (time) => `Güncelleme: ${time}`,
  stale: 'Takvim yenilenemedi.',

  allDay: 'Tüm gün',
  yourTime: 'sizin saatiniz',
  untitled: 'Adsız',
  featured: 'Öne çıkan',
  nowOn: 'Şu anda:',
  runs: (day) => `Sürüyor · bitiş: ${day}`,
  until: (day) => `bitiş: ${day}`,
  ended: 'Sona erdi',
  statuses: {
    cancelled: 'İptal edildi',
    postponed: 'Ertelendi',
    rescheduled: 'Yeni tarih',
    movedOnline: 'Çevrim içine taşındı',
    online: 'Çevrim içi',
    hybrid: 'Ayrıca çevrim içi',
    'sold-out': 'Biletler tükendi',
    draft: 'Taslak',
    pending: 'İnceleme bekliyor',
    private: 'Özel',
    future: 'Zamanlandı',
    trash: 'Çöp kutusunda',
    protected: 'Korumalı',
    hidden: 'Liste dışı',
  },
  categories: 'Kategoriler',
  noVenue: 'Mekânsız',
  other: 'Diğer',
  noCategory: 'Kategorisiz',

  close: 'Kapat',
  share: 'Paylaş',
  copied: 'Kopyalandı',
  phone: 'Telefon',
  email: 'E-posta',
  website: 'Web sitesi',
  directions: 'Yol tarifi',
  pictureAt: (host) => `Görsel: ${host}`,
  password: 'Parola',
  open: 'Göster',
  wrongPassword: 'Parola yanlış. Lütfen yeniden deneyin.',
};
