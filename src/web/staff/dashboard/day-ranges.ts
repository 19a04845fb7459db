/** How many days the curves can show. */
export const dayRanges = [7, 30, 90] as const
export type DayRange = (typeof dayRanges)[number]

/** What the address asks for, or a month. */
export const parseDayRange = (text: string | null): DayRange =>
  dayRanges.find(days => String(days) === text) ?? 30
