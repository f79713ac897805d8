import { optionLines, type Options, type OptionTable } from '../../prerender/command-line/options.js';
import { isAddressRange } from './caller-address.js';
import { isCalendarName, longestCalendarName } from '../identity.js';
import { isZone } from '../dates/zones.js';
import { roles } from '../request/viewer.js';

/** Members of an option that takes several. */
export const splitList = (text: string): string[] => text.split(',').filter(Boolean);

const isOrigin = (text: string) => URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;

const isOnOrOff = (text: string) => text === 'on' || text === 'off';

const isCount = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/** The options of `serve`. */
export const serveOptions = {
  port: {
    value: 'NUMBER',
    preset: '8080',
    description: 'Port to listen on',
    needs: [(text) => /^\d{1,5}$/.test(text) && Number(text) < 65_536, 'a number from 0 (any that is free) to 65535'],
  },
  host: { value: 'ADDRESS', preset: '127.0.0.1', description: 'Address to listen on; 0.0.0.0 for all' },
  'base-path': {
    value: 'PATH',
    preset: '',
    description: 'Path above the interface, such as /api',
    needs: [(text) => /^(\/[\w.~-]+)*\/?$/.test(text), 'a path that begins with a slash, such as /api'],
  },
  database: { value: 'FILE', preset: 'calendar.sqlite', description: 'SQLite file, or postgres://…' },
  name: {
    value: 'NAME',
    preset: '',
    description: 'Name of the calendar, on its pages and in feeds; else the one that administrators give it',
    needs: [isCalendarName, `a name of at most ${longestCalendarName} characters, all of which can be seen`],
  },
  'time-zone': {
    value: 'ZONE',
    preset: '',
    description: 'Time zone of the site, such as Europe/Berlin; else the one that the first user chooses',
    needs: [(text) => text === '' || isZone(text), 'the name of a time zone, such as Europe/Berlin'],
  },
  currency: {
    value: 'CODE',
    preset: '',
    description: 'Currency of costs without one, such as EUR; else the one that the first user chooses',
    needs: [
      (text) => text === '' || Intl.supportedValuesOf('currency').includes(text),
      'the code of a currency, such as EUR',
    ],
  },
  cors: {
    value: 'ORIGIN',
    preset: '*',
    description: 'Origin whose pages may read; * for all',
    needs: [
      (text) => text === '*' || isOrigin(text),
      'an origin without a path, such as https://www.example.org, or *',
    ],
  },
  origin: {
    value: 'ORIGIN',
    preset: '',
    description: 'Public origin for links, behind a proxy',
    needs: [(text) => text === '' || isOrigin(text), 'an origin without a path, such as https://calendar.example.org'],
  },
  pages: {
    value: 'on|off',
    preset: 'on',
    description: 'Serve browsers pages, a sitemap and a feed',
    needs: [isOnOrOff, 'on or off'],
  },
  admin: {
    value: 'on|off',
    preset: 'on',
    description: 'Let people sign in with a browser and write at /admin',
    needs: [isOnOrOff, 'on or off'],
  },
  'admin-path': {
    value: 'PATH',
    preset: '/admin',
    description: 'Path of that page, below the base path',
    needs: [(text) => /^(\/[\w.~-]+)+$/.test(text), 'a path that begins with a slash, such as /admin'],
  },
  geocoder: {
    value: 'URL',
    preset: '',
    description: 'Geocoder that /admin asks for the addresses of venues, on a button',
    needs: [
      (text) => text === '' || (/^https?:$/.test(URL.parse(text)?.protocol ?? '') && text.includes('{address}')),
      'an address with {address}, such as https://geocoder.example/search?format=jsonv2&q={address}',
    ],
  },
  jsonp: {
    value: 'on|off',
    preset: 'off',
    description: 'Answer _jsonp, with scripts of this origin; else it gets 400',
    needs: [isOnOrOff, 'on or off'],
  },
  'trusted-proxy': {
    value: 'ADDRESSES',
    preset: '',
    description: 'Proxies that name the caller in X-Forwarded-For, such as 127.0.0.1,10.0.0.0/8',
    needs: [(text) => splitList(text).every(isAddressRange), 'IP addresses or ranges, such as 127.0.0.1,10.0.0.0/8'],
  },
  'body-limit': {
    value: 'KILOBYTES',
    preset: '1024',
    description: 'Largest body of a request',
    needs: [isCount, 'a number above 0, such as 1024'],
  },
  'rate-limit': {
    value: 'NUMBER',
    preset: '',
    description: 'Requests of one caller in a minute; more wait',
    needs: [isCount, 'a number above 0, such as 600'],
  },
  purge: {
    value: 'URL',
    preset: '',
    description: 'Cache in front that is told when answers have changed',
    needs: [
      (text) => text === '' || (URL.canParse(text) && /^https?:/.test(text)),
      'an address, such as https://edge.example/purge',
    ],
  },
  'purge-secret': {
    value: 'SECRET',
    preset: '',
    description: 'Signs what it is told; set it as PURGE_SECRET, as other users see arguments',
  },
  processes: {
    value: 'NUMBER',
    preset: '1',
    description: 'Processes that share the port',
    needs: [isCount, 'a number above 0, such as 4'],
  },
  metrics: { description: 'Tell Prometheus at /metrics what each process does' },
  seed: { description: 'Fill an empty calendar with sample data' },
  role: {
    value: roles.join('|'),
    description: 'Role of the user to add',
    needs: [(text) => (roles as readonly string[]).includes(text), `one of ${roles.join(', ')}`],
  },
} as const satisfies OptionTable;
export type ServeOptions = Options<typeof serveOptions>;

/** The user commands, as they are typed. */
export const userCommands = {
  add: 'cal-elements-service serve user add NAME --role ROLE [--database FILE]',
  link: 'cal-elements-service serve user link NAME [--origin ORIGIN] [--database FILE]',
  list: 'cal-elements-service serve user list [--database FILE]',
  remove: 'cal-elements-service serve user remove NAME [--database FILE]',
  'password remove': 'cal-elements-service serve user password remove NAME ID… [--database FILE]',
};

export const help = `cal-elements-service serve [options]
${Object.values(userCommands).join('\n')}

${optionLines(serveOptions)}

Each of these options may also be an environment variable: BASE_PATH for --base-path.`;
