// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'Etkinlik yükleniyor',
  kind: 'Etkinlik',
  hasEnded: 'Bu etkinlik sona erdi.',
  nextDate: (day, time) => `Sonraki tarih: ${[day, time].filter(Boolean).join(', ')}`,
  statusNotices: {
    cancelled: 'İptal edildi. Bu etkinlik yapılmayacak.',
    postponed: 'Ertelendi. Yeni tarih henüz belli değil.',
  },
  seeOthers: 'Diğer etkinliklere bak',
  visit: 'Web sitesini ziyaret et',
  addToCalendar: 'Takvime ekle',
  subscribe: 'Abone ol',
  calendarFile: 'Takvim dosyası (.ics)',
  allDates: 'Tüm tarihler',
  download: plural('tr', { one: 'Bu etkinliği indir (.ics)', other: 'Bu # etkinliği indir (.ics)' }),
  downloadPart: (part) => `İndir: ${part} (.ics)`,
  subscribeIn: (app) => `Abone ol: ${app}`,
  fileFailed: 'Dosya oluşturulamadı. Lütfen yeniden deneyin.',
  when: 'Ne zaman',
  where: 'Nerede',
  joinOnline: 'Çevrim içi katıl',
  cost: 'Ücret',
  organizers: 'Düzenleyen',
  tags: 'Etiketler',
  related: 'Benzer etkinlikler',
  adjacent: 'Önceki ve sonraki etkinlikler',

  problems: {
    absent: { title: 'Bu etkinlik bulunamadı.', hint: 'Kaldırılmış olabilir veya bağlantı yanlış.' },
    denied: {
      title: 'Bu etkinlik herkese açık değil.',
      hint: 'Henüz yayımlanmamış olabilir. Erişiminiz varsa oturum açın.',
    },
    trashed: { title: 'Bu etkinlik artık mevcut değil.', hint: 'Takvimden kaldırıldı.' },
    otherKind: { title: 'Bu bir etkinlik değil.', hint: 'Bağlantı bu takvimdeki başka bir şeye gidiyor.' },
    protected: { title: 'Bu etkinlik parolayla korunuyor.', hint: 'Size verilen parolayı girin.' },
  },
  table: 'Tablo',
  partFailed: 'Sayfanın bu bölümü yüklenemedi.',
};
