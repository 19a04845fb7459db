/** Durations in milliseconds, written as people say them: `days(30)`. */
export const seconds = (count: number): number => count * 1_000
export const minutes = (count: number): number => seconds(count * 60)
export const hours = (count: number): number => minutes(count * 60)
export const days = (count: number): number => hours(count * 24)

/** A product is new for this long after it was published, in ms. */
export const newForMs = days(30)
