// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers, plural, shownOf } from '../numbers.js';

const number = numbers('fa');

export const common: Messages = {
  number,
  loading: 'در حال بارگیری رویدادها',
  shown: shownOf('fa', 'از', { other: '# رویداد', more: 'بیش از # رویداد' }),
  pages: 'صفحه‌ها',
  previous: 'قبلی',
  next: 'بعدی',
  page: (page, count) => `صفحهٔ ${number(page)} از ${number(count)}`,
  more: plural('fa', { other: 'نمایش # مورد دیگر' }),

  empty: 'رویدادی یافت نشد',
  emptyHint: 'چیزی با این تاریخ‌ها و فیلترها مطابقت ندارد.',
  noneUpcoming: 'هنوز رویداد پیش رویی نیست.',
  showUpcoming: 'نمایش رویدادهای پیش رو',
  showPast: 'نمایش رویدادهای گذشته',

  retry: 'تلاش دوباره',
  failed: 'اکنون نمی‌توان تقویم را نشان داد.',
  asOf: (time) => `به‌روزرسانی: ${time}`,
  stale: 'تقویم به‌روز نشد.',

  allDay: 'تمام روز',
  yourTime: 'به وقت شما',
  untitled: 'بدون عنوان',
  featured: 'برگزیده',
  nowOn: 'در حال برگزاری:',
  runs: (day) => `در حال برگزاری · تا ${day}`,
  until: (day) => `تا ${day}`,
  ended: 'پایان یافت',
  statuses: {
    cancelled: 'لغو شد',
    postponed: 'به تعویق افتاد',
    rescheduled: 'زمان تازه',
    movedOnline: 'آنلاین برگزار می‌شود',
    online: 'آنلاین',
    hybrid: 'حضوری و آنلاین',
    'sold-out': 'بلیت تمام شد',
    draft: 'پیش‌نویس',
    pending: 'در انتظار بازبینی',
    private: 'خصوصی',
    future: 'زمان‌بندی‌شده',
    trash: 'در زباله‌دان',
    protected: 'محافظت‌شده',
    hidden: 'خارج از فهرست',
  },
  categories: 'دسته‌ها',
  noVenue: 'بدون مکان',
  other: 'دیگر',
  noCategory: 'بدون دسته',

  close: 'بستن',
  share: 'هم‌رسانی',
  copied: 'رونوشت شد',
  phone: 'تلفن',
  email: 'ایمیل',
  website: 'وب‌سایت',
  directions: 'مسیریابی',
  pictureAt: (host) => `تصویر از \u2068${host}\u2069`,
  password: 'گذرواژه',
  open: 'نمایش',
  wrongPassword: 'گذرواژه نادرست است. دوباره تلاش کنید.',
};
