/** A colour and a size of a product; '' stands for all that have no place of their own. */
export type Place = { color: string; size: string }

/** What was chosen of a product; '' or undefined when nothing was. */
export type PlaceChoice = { color?: string | undefined; size?: string | undefined }

/** The place for all choices that have none of their own. */
export const commonPlace: Place = { color: '', size: '' }

/** The place of something that says more. */
export const toPlace = ({ color, size }: Place): Place => ({ color, size })

/** The same text for the same place. */
export const placeKey = ({ color, size }: Place): string => JSON.stringify([color, size])

/** Whether two things are said of the same place. */
export const samePlace = (a: Place, b: Place): boolean => a.color === b.color && a.size === b.size

/** For sorting by the names of places. */
export const byPlace = (a: Place, b: Place): number => compare(a.color, b.color) || compare(a.size, b.size)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** How nearly a place fits a choice that it serves: 0 for the common one, more the more it names. */
export const nearness = ({ color, size }: Place): number => (color ? 2 : 0) + (size ? 1 : 0)

/** A place as the staff read it: "Rose, M"; '' for the common one. */
export const placeName = ({ color, size }: PlaceChoice): string => [color, size].filter(Boolean).join(', ')

/** A place within a sentence: "Rose, size M"; '' for the common one. */
export const placeWords = ({ color, size }: PlaceChoice): string =>
  placeName({ color, size: size && `size ${size}` })
