import type { PictureName } from './pictures.js';
import type { TownKey } from './towns.js';

interface VenueRow {
  readonly venue: string;
  readonly town?: TownKey;
  readonly address?: string;
  readonly geo_lat?: number;
  readonly geo_lng?: number;
}

interface VenueNote {
  readonly description?: string;
  readonly phone?: string;
  readonly website?: string;
  readonly image?: PictureName;
}

const rows = {
  'ferry-street-cinema': {
    venue: 'Ferry Street Cinema',
    town: 'tarrin',
    address: '11 Ferry Street',
    geo_lat: 51.5266,
    geo_lng: -9.5421,
  },
  'lantern-hall': { venue: 'Lantern Hall', town: 'tarrin', address: '3 Pier Road', geo_lat: 51.5256, geo_lng: -9.5432 },
  'net-loft': { venue: 'The Net Loft', town: 'tarrin', address: '2 Slip Lane', geo_lat: 51.525, geo_lng: -9.5425 },
  'saltbox-inn': {
    venue: 'The Saltbox Inn',
    town: 'tarrin',
    address: '27 Main Street',
    geo_lat: 51.5271,
    geo_lng: -9.5446,
  },
  'saint-brannocs': {
    venue: 'Saint Brannoc’s',
    town: 'tarrin',
    address: 'Chapel Hill',
    geo_lat: 51.5283,
    geo_lng: -9.5471,
  },
  'tarrin-green': { venue: 'Tarrin Green', town: 'tarrin', address: 'Bayview', geo_lat: 51.5278, geo_lng: -9.5405 },
  'tarrin-library': {
    venue: 'Tarrin Library',
    town: 'tarrin',
    address: '40 Main Street',
    geo_lat: 51.5274,
    geo_lng: -9.5458,
  },
  'tarrin-quay': { venue: 'Tarrin Quay', town: 'tarrin', address: 'Pier Road', geo_lat: 51.5242, geo_lng: -9.5435 },
  'wooden-boat-yard': {
    venue: 'Wooden Boat Yard',
    town: 'tarrin',
    address: '1 Slip Lane',
    geo_lat: 51.5247,
    geo_lng: -9.5419,
  },
  'corn-store': {
    venue: 'The Corn Store',
    town: 'ruamore',
    address: '8 Mill Street',
    geo_lat: 51.5497,
    geo_lng: -9.2641,
  },
  'market-square': {
    venue: 'Ruamore Market Square',
    town: 'ruamore',
    address: 'Market Square',
    geo_lat: 51.5506,
    geo_lng: -9.2662,
  },
  'old-mill': {
    venue: 'Old Mill Arts Centre',
    town: 'ruamore',
    address: '1 Weir Lane',
    geo_lat: 51.5514,
    geo_lng: -9.2695,
  },
  'rua-gardens': {
    venue: 'Rua Walled Gardens',
    town: 'ruamore',
    address: 'Abbey Road',
    geo_lat: 51.5541,
    geo_lng: -9.2733,
  },
  'ruamore-town-hall': {
    venue: 'Ruamore Town Hall',
    town: 'ruamore',
    address: '12 North Street',
    geo_lat: 51.5511,
    geo_lng: -9.2654,
  },
  'weavers-house': {
    venue: 'The Weavers’ House',
    town: 'ruamore',
    address: '5 Dyer’s Row',
    geo_lat: 51.5492,
    geo_lng: -9.2676,
  },
  'barn-floor': {
    venue: 'The Barn Floor',
    town: 'kilvarra',
    address: 'Cooper’s Farm',
    geo_lat: 51.5648,
    geo_lng: -9.4622,
  },
  'twelve-arches-bakery': {
    venue: 'Twelve Arches Bakery',
    town: 'kilvarra',
    address: '4 Bridge Street',
    geo_lat: 51.5629,
    geo_lng: -9.4591,
  },
  'viaduct-meadow': {
    venue: 'Viaduct Meadow',
    town: 'kilvarra',
    address: 'Under the Arches',
    geo_lat: 51.5617,
    geo_lng: -9.4572,
  },
  'beacon-head': { venue: 'Beacon Head', town: 'lowport', address: 'Beacon Road', geo_lat: 51.4762, geo_lng: -9.3822 },
  'boat-club': {
    venue: 'Rowing Club Boathouse',
    town: 'lowport',
    address: 'Strand',
    geo_lat: 51.4848,
    geo_lng: -9.3699,
  },
  'lowport-pier': {
    venue: 'Lowport Ferry Pier',
    town: 'lowport',
    address: 'The Pier',
    geo_lat: 51.4831,
    geo_lng: -9.3729,
  },
  'bellhaven-house': {
    venue: 'Bellhaven House',
    town: 'bellhaven',
    address: 'Demesne Road',
    geo_lat: 51.6776,
    geo_lng: -9.4649,
  },
  'bellhaven-square': {
    venue: 'Bellhaven Square',
    town: 'bellhaven',
    address: 'The Square',
    geo_lat: 51.6804,
    geo_lng: -9.4521,
  },
  'long-table': {
    venue: 'The Long Table',
    town: 'bellhaven',
    address: '9 Quay Walk',
    geo_lat: 51.6799,
    geo_lng: -9.4498,
  },
  'glenmarra-lake': {
    venue: 'Glenmarra Lake',
    town: 'glenmarra',
    address: 'Lake Road',
    geo_lat: 51.7589,
    geo_lng: -9.5602,
  },
  'oakwood-centre': {
    venue: 'Oakwood Centre',
    town: 'glenmarra',
    address: 'Forest Gate',
    geo_lat: 51.7532,
    geo_lng: -9.5527,
  },
  'fish-shed': {
    venue: 'The Fish Shed',
    town: 'threePiers',
    address: 'Third Pier',
    geo_lat: 51.5594,
    geo_lng: -9.1422,
  },
  'rosmorna-hall': {
    venue: 'Rosmorna Hall',
    town: 'rosmorna',
    address: 'Cross Roads',
    geo_lat: 51.4966,
    geo_lng: -9.7081,
  },
  'swan-cove': { venue: 'Swan Cove', town: 'rosmorna', address: 'Cove Road', geo_lat: 51.4763, geo_lng: -9.7567 },
  'west-light': {
    venue: 'The West Light',
    town: 'rosmorna',
    address: 'Lighthouse Road',
    geo_lat: 51.4552,
    geo_lng: -9.8112,
  },
  'abbey-field': {
    venue: 'Abbey Field',
    town: 'inishvara',
    address: 'Abbey Strand',
    geo_lat: 51.4755,
    geo_lng: -9.3981,
  },
  'island-school': {
    venue: 'The Island School',
    town: 'inishvara',
    address: 'School Lane',
    geo_lat: 51.4701,
    geo_lng: -9.4062,
  },
  'star-field': {
    venue: 'The Star Field',
    town: 'inishdara',
    address: 'North Harbour',
    geo_lat: 51.4408,
    geo_lng: -9.4987,
  },
  'shiomi-hall': { venue: '汐見会館', town: 'shiomi', address: '海岸通り 2-14', geo_lat: 34.4079, geo_lng: 133.2016 },
  'shiomi-shrine': { venue: '灯台神社', town: 'shiomi', address: '坂の上 1', geo_lat: 34.411, geo_lng: 133.1989 },
  'lychnos-mole': { venue: 'Ο Μόλος', town: 'lychnos', address: 'Παραλία 7', geo_lat: 37.1052, geo_lng: 25.3765 },
  'gull-harbour-stage': {
    venue: 'The Salt Shed',
    town: 'gullHarbour',
    address: '14 Shore Road',
    geo_lat: 47.5668,
    geo_lng: -52.7071,
  },
  // Venues without coordinates.
  'ferry-marigold': { venue: 'On board the Marigold', town: 'lowport', address: 'Wherever she is moored' },
  online: { venue: 'Online' },
  'somebodys-kitchen': { venue: 'Somebody’s kitchen', town: 'kilvarra' },
} as const satisfies Record<string, VenueRow>;

export type VenueKey = keyof typeof rows;
export const venues: Readonly<Record<VenueKey, VenueRow>> = rows;

export const venueNotes: Readonly<Partial<Record<VenueKey, VenueNote>>> = {
  'abbey-field': { description: '<p>Grass, ruin, sea. No power, no roof, no complaints.</p>', image: 'garden' },
  'barn-floor': {
    description: '<p>A sprung oak floor laid in 1934 by dancers who knew what they wanted.</p>',
    phone: '+353 20 917 4402',
  },
  'beacon-head': {
    description: '<p>The white beacon above the harbour mouth. Keep children by the hand.</p>',
    image: 'lighthouse',
  },
  'bellhaven-house': { website: 'https://bellhavenhouse.example/', phone: '+353 20 919 1740', image: 'garden' },
  'corn-store': { description: '<p>Three floors of rough stone; the lift is slow but loyal.</p>', image: 'market' },
  'ferry-marigold': { description: '<p>The old ferry. Sails when there is an audience.</p>', image: 'sails' },
  'ferry-street-cinema': {
    description: '<p>96 seats, one projector, real butter.</p>',
    website: 'https://ferrystreet.example/',
  },
  'glenmarra-lake': { description: '<p>Warm by local standards. Changing hut, no lifeguard.</p>', image: 'forest' },
  'lantern-hall': {
    description:
      '<p>The long hall on the pier, lit by 212 lamps that somebody must dust.</p><ul><li>Step-free from the quay</li><li>Loop</li></ul>',
    phone: '+353 20 910 0103',
    website: 'https://tarrinharbour.example/hall',
    image: 'lanterns',
  },
  'long-table': { description: '<p>Thirty chairs, one table, an oven older than the street.</p>', image: 'table' },
  'market-square': { image: 'market' },
  'oakwood-centre': {
    description: '<p>Start of the marked paths. Stove, maps, very good scones.</p>',
    image: 'forest',
  },
  'old-mill': { website: 'https://oldmill.example/', phone: '+353 20 918 2200', image: 'stage' },
  online: { description: '<p>The link comes by mail on the day.</p>' },
  'rua-gardens': { description: '<p>Two acres behind a wall, given to the town in 1922.</p>', image: 'garden' },
  'saint-brannocs': { description: '<p>The church of the harbour. Four seconds of echo, and cushions to borrow.</p>' },
  'saltbox-inn': { website: 'https://saltbox.example/', phone: '+353 20 914 2700', image: 'harbour' },
  'shiomi-hall': { description: '<p>姉妹港の皆さま、ようこそ。靴はどうぞお脱ぎください。</p>', image: 'lanterns' },
  'somebodys-kitchen': { description: '<p>You learn the address when you book. The door will be open.</p>' },
  'star-field': {
    description: '<p>No lamp for four miles. <strong>Red torches only</strong>.</p>',
    image: 'night-sky',
  },
  'swan-cove': { description: '<p>White sand, clear water; the ladder is on the left.</p>', image: 'sails' },
  'tarrin-library': {
    description: '<p>Open late on Thursdays. The window seats are first come, first served.</p>',
    image: 'books',
  },
  'tarrin-quay': { description: '<p>Bollards, nets, ice cream.</p>', image: 'harbour' },
  'west-light': {
    description: '<p>172 steps over the bridge and up. On clear days you see weather before it happens.</p>',
    image: 'lighthouse',
  },
};
