import type { PictureName } from './pictures.js';

interface OrganizerRow {
  readonly organizer: string;
  readonly description?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly website?: string;
  readonly image?: PictureName;
}

/** Web addresses end in `.example` and telephone numbers are from a range reserved for fiction. */
const rows = {
  'barn-floor-dancers': {
    organizer: 'Barn Floor Dancers',
    description: '<p>Sets, reels and the odd tango. Steps are called, feet are forgiven.</p>',
    email: 'dance@barnfloor.example',
    image: 'stage',
  },
  'coast-history-circle': {
    organizer: 'Coast History Circle',
    description: '<p>Forty members, nine filing cabinets, one rule: every story comes with its source.</p>',
    website: 'https://history.sevenlights.example/',
    image: 'books',
  },
  'cold-water-company': {
    organizer: 'Cold Water Company',
    description: '<p>We swim all year. There is always soup.</p>',
    phone: '+353 20 912 0417',
    image: 'sails',
  },
  'dark-bay-star-society': {
    organizer: 'Dark Bay Star Society',
    description: '<p>Keeper of two telescopes and of <strong>the darkest field on the coast</strong>.</p>',
    email: 'look-up@darkbay.example',
    website: 'https://darkbay.example/',
    image: 'night-sky',
  },
  'ferry-street-film-club': {
    organizer: 'Ferry Street Film Club',
    phone: '+353 20 914 3320',
    website: 'https://ferrystreet.example/',
  },
  'headland-walkers': {
    organizer: 'Headland Walkers',
    description: '<p>A walk every month since 1978, cancelled twice: once for snow, once for a whale.</p>',
    email: 'boots@headland.example',
    image: 'lighthouse',
  },
  'island-council': { organizer: 'Inishvara Island Council', phone: '+353 20 915 0002', image: 'lighthouse' },
  'knot-and-loom': {
    organizer: 'Knot & Loom Makers',
    description: '<p>Weavers, ropemakers, menders of nets. Tools are shared, tea is stewed.</p>',
    website: 'https://knotandloom.example/',
  },
  lamplighters: {
    organizer: 'The Lamplighters',
    description: '<p>A theatre company without a theatre: we play in sheds, boats and kitchens.</p>',
    email: 'company@lamplighters.example',
    website: 'https://lamplighters.example/',
    image: 'lanterns',
  },
  'little-harbour': { organizer: 'Little Harbour Families', email: 'hello@littleharbour.example', image: 'garden' },
  'long-table-kitchen': {
    organizer: 'Long Table Kitchen',
    description: '<p>One table, thirty chairs, whatever the boats and gardens brought in.</p>',
    phone: '+353 20 913 7741',
    website: 'https://longtable.example/',
    image: 'table',
  },
  'many-tongues': {
    organizer: 'Many Tongues Language Café',
    description: '<p>Come and speak badly among friends. <em>Bienvenue, καλώς ήρθες, أهلاً, स्वागत, ようこそ.</em></p>',
    email: 'talk@manytongues.example',
  },
  'old-mill-arts': {
    organizer: 'Old Mill Arts Centre',
    description:
      '<p>Theatre, gallery and café over the river Rua.</p><ul><li>180 seats</li><li>Step-free throughout</li></ul>',
    phone: '+353 20 918 2200',
    email: 'desk@oldmill.example',
    website: 'https://oldmill.example/',
    image: 'stage',
  },
  'radio-seven-lights': {
    organizer: 'Radio Seven Lights',
    website: 'https://radio.sevenlights.example/',
    phone: '+353 20 911 0977',
  },
  'rowing-club': {
    organizer: 'Seven Lights Rowing Club',
    description: '<p>Eight boats, the oldest of 1911. New arms wanted at any age.</p>',
    email: 'oars@rowing.sevenlights.example',
    image: 'sails',
  },
  'rua-growers': { organizer: 'Growers of the Rua Valley', phone: '+353 20 916 5180', image: 'market' },
  'saltbox-folk': {
    organizer: 'Saltbox Folk Club',
    description: '<p>Meets above the bar of the Saltbox Inn. Guests get the good chair.</p>',
    website: 'https://saltbox.example/folk',
  },
  'tarrin-harbour-trust': {
    organizer: 'Tarrin Harbour Trust',
    description: '<p>Looks after the quay, the lights and the bell, and throws the parties.</p>',
    phone: '+353 20 910 0100',
    email: 'office@tarrinharbour.example',
    website: 'https://tarrinharbour.example/',
    image: 'harbour',
  },
  'tarrin-library': {
    organizer: 'Tarrin Library',
    phone: '+353 20 910 0145',
    email: 'desk@library.tarrin.example',
    image: 'books',
  },
  'tideline-choir': {
    organizer: 'Tideline Choir',
    description: '<p>Sixty voices, no auditions, one annual quarrel about the Christmas programme.</p>',
    email: 'sing@tideline.example',
  },
  'twin-harbours': {
    organizer: 'Twin Harbours Committee',
    description:
      '<p>Tarrin, Shiomi, Lychnos and Gull Harbour: four harbours, one long exchange of letters, cooks and songs.</p>',
    website: 'https://twinharbours.example/',
    image: 'lanterns',
  },
  'wooden-boat-yard': { organizer: 'Tarrin Wooden Boat Yard', email: 'yard@woodenboats.example', image: 'harbour' },
} as const satisfies Record<string, OrganizerRow>;

export type OrganizerKey = keyof typeof rows;
export const organizers: Readonly<Record<OrganizerKey, OrganizerRow>> = rows;
