import { Misuse, optionLines, readOptions, type OptionTable } from '../command-line/options.js';
import type { Command } from '../command-line/run-command.js';
import { defaultNamespace } from '../../data/schema/index.js';
import { findPlaces } from './find-places.js';

const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

const options = {
  'base-url': {
    value: 'ADDRESS',
    description: 'Root address of the interface, such as https://example.org/wp-json',
    needs: [isWebAddress, 'an address such as https://example.org/wp-json'],
  },
  namespace: { value: 'PATH', preset: defaultNamespace, description: 'Path of the interface below the root address' },
  geocoder: {
    value: 'ADDRESS',
    preset: 'https://nominatim.openstreetmap.org/search',
    description: 'Geocoder that answers as Nominatim does; that of OpenStreetMap by default',
    needs: [isWebAddress, 'an address such as https://nominatim.example/search'],
  },
  output: { value: 'FILE', preset: 'places.json', description: 'File to write, and to go on with' },
} as const satisfies OptionTable;

/** `cal-elements places` */
export const placesCommand: Command = {
  help: `cal-elements places --base-url ADDRESS [options]\n\n${optionLines(options)}`,
  run: async (args) => {
    const { positionals, text } = readOptions(options, args);
    if (positionals.length)
      throw new Misuse(`“places ${positionals.join(' ')}” is no command: --help shows what there is`);
    if (!text('base-url'))
      throw new Misuse('--base-url is missing: cal-elements places --base-url https://example.org/wp-json');
    await findPlaces(
      { baseUrl: text('base-url'), namespace: text('namespace'), geocoder: text('geocoder'), output: text('output') },
      {
        fetch,
        now: Date.now,
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        print: (line) => console.log(line),
      },
    );
  },
};
