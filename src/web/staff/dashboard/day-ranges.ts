/** The numbers of days the chart can show. */
export const dayRanges = [7, 30, 90] as const
export type DayRange = (typeof dayRanges)[number]

/** The range the address asks for, or 30 days. */
export const parseDayRange = (text: string | null): DayRange =>
  dayRanges.find(days => String(days) === text) ?? 30
