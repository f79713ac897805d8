interface CategoryRow {
  readonly name: string;
  readonly parent?: string;
  readonly description?: string;
}

/** Parents stand before their children. */
const rows = {
  music: { name: 'Music', description: 'From one voice in a church to forty in a barn.' },
  'live-music': { name: 'Live music', parent: 'music' },
  'folk-sessions': {
    name: 'Folk sessions',
    parent: 'live-music',
    description: 'Bring an instrument, or just a thirst.',
  },
  'jazz-and-blues': { name: 'Jazz & blues', parent: 'live-music' },
  'choral-music': { name: 'Choral music', parent: 'music' },
  stage: { name: 'Stage & screen' },
  theatre: { name: 'Theatre', parent: 'stage' },
  dance: { name: 'Dance', parent: 'stage' },
  film: { name: 'Film', parent: 'stage' },
  sea: { name: 'On the sea', description: 'In it, on it, or just beside it.' },
  boats: { name: 'Boats', parent: 'sea' },
  regattas: { name: 'Regattas', parent: 'boats', description: 'Races for everything that floats.' },
  swimming: { name: 'Swimming', parent: 'sea' },
  outdoors: { name: 'Outdoors' },
  walks: { name: 'Walks', parent: 'outdoors' },
  'night-walks': {
    name: 'Night walks',
    parent: 'walks',
    description: 'Slow walks after dark, without torches where it can be helped.',
  },
  stargazing: { name: 'Stargazing', parent: 'outdoors' },
  food: { name: 'Food & drink' },
  markets: { name: 'Markets', parent: 'food' },
  'winter-markets': { name: 'Winter markets', parent: 'markets' },
  learning: { name: 'Learning' },
  talks: { name: 'Talks', parent: 'learning' },
  'local-history': { name: 'Local history', parent: 'talks', description: 'Who built it, who owned it, who sank it.' },
  workshops: { name: 'Workshops', parent: 'learning' },
  crafts: { name: 'Crafts', parent: 'workshops' },
  languages: { name: 'Languages', parent: 'learning' },
  families: { name: 'Families' },
  festivals: { name: 'Festivals', description: 'The days when the whole coast is out.' },
} as const satisfies Record<string, CategoryRow>;

export type CategoryKey = keyof typeof rows;
export const categories: Readonly<Record<CategoryKey, CategoryRow & { readonly parent?: CategoryKey }>> = rows;
