/**
 * The way to a place on OpenStreetMap: to its coordinates, in degrees, else to what is found by its address; none
 * without both.
 */
export function directionsTo(
  location: { readonly lat: number; readonly lng: number } | undefined,
  address: string,
): string | undefined {
  if (location) return `https://www.openstreetmap.org/directions?to=${location.lat}%2C${location.lng}`;
  return address ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}` : undefined;
}
