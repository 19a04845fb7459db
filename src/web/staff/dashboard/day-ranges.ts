/** How many days the curves can show. */
export const spans = [7, 30, 90] as const
export type Span = (typeof spans)[number]

/** What the address asks for, or a month. */
export const daysOf = (text: string | null): Span => spans.find(days => String(days) === text) ?? 30
