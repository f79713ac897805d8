/**
 * The members of answers that are read: those of lists, of their events, and of their venues, organizers and terms. What
 * else answers hold is most of them, and is not kept while the pages are fetched.
 */
export const members = [
  ...['events', 'id', 'global_id', 'uid', 'status', 'title', 'description', 'excerpt', 'slug'],
  ...['start_date', 'end_date', 'utc_start_date', 'utc_end_date', 'timezone', 'all_day'],
  ...['post_parent', 'series_date', 'occurs', 'rule', 'page'],
  ...['event_status', 'json_ld', 'eventStatus', 'is_virtual', 'virtual_url', 'sold_out', 'cost', 'website'],
  ...['categories', 'tags', 'name', 'parent', 'venue', 'organizer', 'phone', 'geo_lat', 'geo_lng'],
  ...['address', 'city', 'zip', 'state', 'province', 'stateprovince', 'country'],
];
