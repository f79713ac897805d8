import { membersOf } from '../schema/index.js';
import { queryClient } from './query-client.js';

/** Coordinates as `[lat, lng]` by id or address (`placeKeys`); whoever wrote the file may have written anything. */
export type Places = Readonly<Record<string, unknown>>;

/** The content of a file of places, requested once for all elements of the page. */
export const readPlaces = (url: string): Promise<Places> =>
  queryClient().fetchQuery({
    queryKey: [{ places: url }],
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`${url} responds with status ${response.status}`);
      return membersOf(await response.json());
    },
  });
