/** The days of a time zone ("Asia/Karachi"). */
export type Calendar = {
  /** The moment at which a day ("2026-11-21") begins. */
  startOfDay: (day: string) => Date
  /** The date ("2026-11-21") at a moment. */
  dayOf: (moment: Date) => string
  /** What the clocks show at a moment, as spreadsheets read it: "2026-11-21 18:05". */
  timeOf: (moment: Date) => string
}

/** Make one for many days: looking up the zone's rules takes longer than using them. */
export function calendarOf(timeZone: string): Calendar {
  const format = new Intl.DateTimeFormat('en-US', { ...clock, timeZone })
  return {
    startOfDay: day => startOfDay(format, day),
    dayOf: moment => toLocal(format, moment).slice(0, 10),
    timeOf: moment => toLocal(format, moment).slice(0, 16).replace('T', ' '),
  }
}

/** The date that many days later; a negative number goes back. */
export const addDays = (day: string, days: number): string =>
  toDay(new Date(day).getTime() + days * 86_400_000)

const toDay = (at: number) => new Date(at).toISOString().slice(0, 10)

/** What the clocks show, written as if it were UTC. */
const toLocal = (format: Intl.DateTimeFormat, moment: Date) =>
  new Date(moment.getTime() + utcOffsetMs(format, moment.getTime())).toISOString()

function startOfDay(format: Intl.DateTimeFormat, day: string): Date {
  const midnight = new Date(day).getTime()
  const guess = midnight - utcOffsetMs(format, midnight)
  const other = midnight - utcOffsetMs(format, guess)
  if (guess === other) return new Date(guess)
  // Where clocks go forward at midnight, the earlier of the two still belongs to the day before.
  const [earlier, later] = [Math.min(guess, other), Math.max(guess, other)]
  return new Date(earlier + utcOffsetMs(format, earlier) >= midnight ? earlier : later)
}

/** How far the clocks of the format's zone are ahead of UTC at a moment. */
function utcOffsetMs(format: Intl.DateTimeFormat, at: number): number {
  // Read from text such as "11/21/2026, 05:00:00", since `formatToParts` takes three times as long.
  const [month = 0, day = 0, year = 0, ...time] = (format.format(at).match(/\d+/g) ?? []).map(Number)
  const [hour = 0, minute = 0, second = 0] = time
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1_000) * 1_000
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
