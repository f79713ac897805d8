/** The colors of a time of day. */
export interface Palette {
  /** Of the sky, from top to horizon. */
  readonly sky: readonly [string, string];
  /** Of sun or moon. */
  readonly disc: string;
  /** Of land, from the farthest to the nearest. */
  readonly land: readonly [string, string, string, string];
  /** Of the sea, from horizon to shore. */
  readonly sea: readonly [string, string];
  /** Of what stands against the light. */
  readonly ink: string;
  /** Of lit windows, lamps and sails. */
  readonly glow: string;
  /** Of painted things. */
  readonly paint: readonly [string, string, string, string];
}

export const palettes = {
  dawn: {
    sky: ['#a9c4d6', '#fbe3cf'],
    disc: '#fff4e0',
    land: ['#c9b8c4', '#a498ad', '#746f8c', '#4a4a66'],
    sea: ['#e8d3cc', '#7f96ad'],
    ink: '#34364f',
    glow: '#fff1d0',
    paint: ['#d98b7a', '#e9b872', '#7d9aa8', '#f3e3d3'],
  },
  day: {
    sky: ['#7fb4d6', '#e3f0ee'],
    disc: '#fffbe8',
    land: ['#b3cdc8', '#86ae9d', '#5b8a72', '#386150'],
    sea: ['#a9d0d6', '#3f86a0'],
    ink: '#24424a',
    glow: '#fffdf2',
    paint: ['#d9604c', '#f0b84a', '#3d7f96', '#f7f1e3'],
  },
  dusk: {
    sky: ['#4b4577', '#f3a275'],
    disc: '#ffd9a0',
    land: ['#b0728a', '#7f5279', '#523c63', '#322a4a'],
    sea: ['#e39a80', '#4a3f6b'],
    ink: '#241f38',
    glow: '#ffd68a',
    paint: ['#c4566a', '#e58f5b', '#6a6aa3', '#f4cfae'],
  },
  night: {
    sky: ['#0e1730', '#34507a'],
    disc: '#f4f0d8',
    land: ['#2d4468', '#223553', '#18273f', '#0f1a2c'],
    sea: ['#36557d', '#111d35'],
    ink: '#0a1120',
    glow: '#ffd27a',
    paint: ['#8f4a55', '#b8813f', '#3d6a86', '#9fb0c4'],
  },
} as const satisfies Record<string, Palette>;

export type Light = keyof typeof palettes;
