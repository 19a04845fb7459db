/** The moment at which a day ("2026-11-21") begins in a time zone ("Asia/Karachi"). */
export function startOfDay(day: string, zone: string): Date {
  const midnight = new Date(day).getTime()
  const guess = midnight - utcOffsetMs(zone, midnight)
  const other = midnight - utcOffsetMs(zone, guess)
  // Where clocks go forward at midnight, the earlier of the two still belongs to the day before.
  const [earlier, later] = [Math.min(guess, other), Math.max(guess, other)]
  return new Date(earlier + utcOffsetMs(zone, earlier) >= midnight ? earlier : later)
}

/** The date that many days later; a negative number goes back. */
export const addDays = (day: string, days: number): string =>
  new Date(new Date(day).getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** The date ("2026-11-21") in a time zone at a moment. */
export const dayOf = (moment: Date, zone: string): string =>
  new Date(moment.getTime() + utcOffsetMs(zone, moment.getTime())).toISOString().slice(0, 10)

/** How far the zone's clocks are ahead of UTC at a moment. */
function utcOffsetMs(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', { ...clock, timeZone }).formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find(part => part.type === type)?.value)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return shown - Math.floor(at / 1_000) * 1_000
}

const clock = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const
