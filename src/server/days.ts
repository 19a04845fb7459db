/** The moment at which a day ("2026-11-21") begins by the clocks of a time zone ("Asia/Karachi"). */
export function startOfDay(day: string, zone: string): Date {
  const midnight = new Date(day).getTime()
  const guess = midnight - utcOffsetMs(zone, midnight)
  const other = midnight - utcOffsetMs(zone, guess)
  // Where clocks are put forward at midnight the earlier of the two is still the day before.
  const [earlier, later] = [Math.min(guess, other), Math.max(guess, other)]
  return new Date(earlier + utcOffsetMs(zone, earlier) >= midnight ? earlier : later)
}

export const dayAfter = (day: string): string =>
  new Date(new Date(day).getTime() + 86_400_000).toISOString().slice(0, 10)

/** By how much the zone's clocks are ahead of UTC at a moment. */
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
