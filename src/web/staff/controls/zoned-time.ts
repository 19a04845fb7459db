/** "Asia/Karachi, GMT+5". */
export function timeZoneLabel(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    new Date(),
  )
  const offset = parts.find(part => part.type === 'timeZoneName')?.value
  return timeZone === 'UTC' ? timeZone : `${timeZone}, ${offset}`
}

const parts: Intl.DateTimeFormatOptions = {
  ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
  ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
}

/** A timestamp as `datetime-local` fields take it, by the clocks of a time zone: "2026-11-24T18:00". */
export function toZoned(timestamp: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone })
  return format.format(new Date(timestamp)).replace(' ', 'T')
}

/** Beyond, a date has fewer or more digits, as while its year is being typed. */
const written = { from: Date.parse('1900-01-01'), until: Date.parse('9999-01-01') }

/**
 * The timestamp of such a field's value; null for a blank one. A time that the clocks skip is the one they show instead: as
 * much later as they are put forward.
 */
export function fromZoned(text: string, timeZone: string): string | null {
  const wanted = Date.parse(`${text}Z`)
  if (Number.isNaN(wanted)) return null
  const aheadAt = (moment: number) => {
    const at = Math.min(Math.max(moment, written.from), written.until)
    return Date.parse(`${toZoned(new Date(at).toISOString(), timeZone)}Z`) - at
  }
  const guess = wanted - aheadAt(wanted)
  const better = wanted - aheadAt(guess)
  const isShown = better + aheadAt(better) === wanted
  return new Date(isShown ? better : Math.max(guess, better)).toISOString()
}

/**
 * The same for a field that began with `before`, which stays while it is not edited: to the second, and in its own of two
 * hours that the clocks show alike.
 */
export const fromZonedOr = (before: string | null, text: string, timeZone: string): string | null =>
  before !== null && text === toZoned(before, timeZone) ? before : fromZoned(text, timeZone)
