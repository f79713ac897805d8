interface Town {
  readonly city: string;
  readonly zip?: string;
  readonly country: string;
  readonly province: string;
  readonly zone: string;
  /** Directions, for the end of a description. */
  readonly way: string;
}

/** The zone of the region, and of events without another. */
export const homeZone = 'Europe/Dublin';

const home = { country: 'Ireland', province: 'Seven Lights', zone: homeZone } as const;

/** The invented Coast of Seven Lights, and its twin harbours abroad. */
const rows = {
  tarrin: {
    ...home,
    city: 'Tarrin',
    zip: 'P00 T101',
    way: 'The coast bus stops at the quay; bicycles go behind the harbour office.',
  },
  ruamore: {
    ...home,
    city: 'Ruamore',
    zip: 'P00 R220',
    way: 'Park at the old railway yard and follow the river for five minutes.',
  },
  kilvarra: {
    ...home,
    city: 'Kilvarra',
    zip: 'P00 K314',
    way: 'Bus 7 from Tarrin, every hour; the last one back leaves at 23:10.',
  },
  lowport: {
    ...home,
    city: 'Lowport',
    zip: 'P00 L408',
    way: 'Parking by the pier is short: come on foot over the head, or share a car.',
  },
  bellhaven: {
    ...home,
    city: 'Bellhaven',
    zip: 'P00 B512',
    way: 'All buses end at the square. From the north, take the road by the bay; it is worth it.',
  },
  glenmarra: {
    ...home,
    city: 'Glenmarra',
    zip: 'P00 G627',
    way: 'Twenty minutes from Bellhaven. Drive slowly: deer have right of way.',
  },
  threePiers: {
    ...home,
    city: 'Three Piers',
    zip: 'P00 P735',
    way: 'Cross the causeway and keep left; the third pier is the one with the clock.',
  },
  rosmorna: {
    ...home,
    city: 'Rosmorna',
    zip: 'P00 M846',
    way: 'The western bus runs four times a day and waits for nobody, except for dogs.',
  },
  inishvara: {
    ...home,
    city: 'Inishvara',
    zip: 'P00 V953',
    way: 'Ferries from Lowport pier every half hour; ten minutes, return ticket €12.',
  },
  inishdara: {
    ...home,
    city: 'Inishdara',
    zip: 'P00 D961',
    way: 'The mail boat leaves Lowport at 10:30 and 17:00, weather permitting. Bring a torch.',
  },
  shiomi: {
    city: '汐見町 (Shiomi)',
    zip: '720-0009',
    country: 'Japan',
    province: 'Hiroshima',
    zone: 'Asia/Tokyo',
    way: 'Six minutes downhill from the station; the smell of grilled fish shows the way.',
  },
  lychnos: {
    city: 'Λύχνος (Lychnos)',
    country: 'Greece',
    province: 'Cyclades',
    zone: 'Europe/Athens',
    way: 'Everything in Lychnos is three minutes from the mole.',
  },
  gullHarbour: {
    city: 'Gull Harbour',
    country: 'Canada',
    province: 'Newfoundland',
    zone: 'America/St_Johns',
    way: 'Turn off the shore road at the yellow chapel and stop before the water.',
  },
} as const satisfies Record<string, Town>;

export type TownKey = keyof typeof rows;
export const towns: Readonly<Record<TownKey, Town>> = rows;
