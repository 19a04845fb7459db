import { shopTimeZone } from '../shop-time-zone.ts'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const minute = { ...day, hour: '2-digit', minute: '2-digit' } as const

type Format = (timeZone: string) => Intl.DateTimeFormat

/** Looking up a zone's rules takes longer than using them, and a table has many dates. */
function keptFormat(options: Intl.DateTimeFormatOptions): Format {
  let kept: { timeZone: string; format: Intl.DateTimeFormat } | undefined
  return timeZone => {
    if (kept?.timeZone !== timeZone)
      kept = { timeZone, format: new Intl.DateTimeFormat('en-GB', { ...options, timeZone }) }
    return kept.format
  }
}

const [dayFormat, timeFormat] = [keptFormat(day), keptFormat(minute)]

/** "12 Nov 2026" by the shop's clocks; only for what is rendered in the browser. */
export const orderDate = (timestamp: string, timeZone: string = shopTimeZone()): string =>
  dayFormat(timeZone).format(new Date(timestamp))

/** "12 Nov 2026, 14:05" by the shop's clocks; only for what is rendered in the browser. */
export const orderTime = (timestamp: string, timeZone: string = shopTimeZone()): string =>
  timeFormat(timeZone).format(new Date(timestamp))
