/** A colour, a size and a value of the product's third option; '' or none stands for all that have no place of their own. */
export type Place = { color: string; size: string; third?: string | undefined }

/** What was chosen of a product; '' or undefined when nothing was. */
export type PlaceChoice = {
  color?: string | undefined
  size?: string | undefined
  third?: string | undefined
}

/** The place for all choices that have none of their own. */
export const commonPlace: Place = { color: '', size: '' }

/** The place of something that says more; without a third option where it has none. */
export const toPlace = ({ color, size, third }: Place): Place => ({ color, size, ...(third && { third }) })

/** The same text for the same place. */
export const placeKey = ({ color, size, third }: Place): string =>
  JSON.stringify([color, size, ...(third ? [third] : [])])

/** Whether two things are said of the same place. */
export const samePlace = (a: Place, b: Place): boolean =>
  a.color === b.color && a.size === b.size && (a.third ?? '') === (b.third ?? '')

/** For sorting by the names of places. */
export const byPlace = (a: Place, b: Place): number =>
  compare(a.color, b.color) || compare(a.size, b.size) || compare(a.third ?? '', b.third ?? '')

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** How nearly a place fits a choice that it serves: 0 for the common one, more the more it names; of as many, colour before size. */
export const nearness = ({ color, size, third }: Place): number =>
  (color ? 12 : 0) + (size ? 10 : 0) + (third ? 9 : 0)

/** A place as the staff read it: "Rose, M, Stitched"; '' for the common one. */
export const placeName = ({ color, size, third }: PlaceChoice): string =>
  [color, size, third].filter(Boolean).join(', ')

/** A place within a sentence: "Rose, size M, Stitched"; '' for the common one. */
export const placeWords = ({ color, size, third }: PlaceChoice): string =>
  placeName({ color, size: size && `size ${size}`, third })
