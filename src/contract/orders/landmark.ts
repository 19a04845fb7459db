/** Couriers print one line for the street, so what is near stands in it: "House 12, near the blue mosque". */
export function withLandmark(street: string, landmark: string): string {
  const near = landmark.replace(/^near\s+/i, '')
  return near ? `${street}, near ${near}` : street
}

/** The street and what is near it, as `withLandmark` puts them together. */
export function splitLandmark(address: string): { street: string; landmark: string } {
  const at = address.lastIndexOf(', near ')
  if (at <= 0) return { street: address, landmark: '' }
  return { street: address.slice(0, at), landmark: address.slice(at + ', near '.length) }
}
