/** Towns of Europe, and halls around them. */
const hall = (index: number) => {
  const town = index % 60;
  const around = (salt: number) => ((index * salt) % 997) / 997 - 0.5;
  return {
    id: index + 1,
    slug: `hall-${index + 1}`,
    url: `https://calendar.example/venue/hall-${index + 1}/`,
    venue: `Hall &amp; Stage ${index + 1}`,
    city: `Town ${town}`,
    address: `${index + 1} Long Street`,
    geo_lat: 36 + ((town * 7) % 22) + around(13) * 0.8,
    geo_lng: -9 + ((town * 11) % 34) + around(29) * 0.8,
  };
};

/** Responds like a server with this many venues. */
export function venues(count: number): (path: string) => object {
  return (path) => {
    const query = new URL(path, 'http://calendar.example').searchParams;
    const [page, perPage] = [Number(query.get('page')), Number(query.get('per_page'))];
    const from = (page - 1) * perPage;
    const items = Array.from({ length: Math.max(Math.min(perPage, count - from), 0) }, (_, index) =>
      hall(from + index),
    );
    return { venues: items, rest_url: '', total: count, total_pages: Math.ceil(count / perPage) };
  };
}
