import { keptFormat } from '../kept-format.ts'
import { shopTimeZone } from '../shop-time-zone.ts'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const minute = { ...day, hour: '2-digit', minute: '2-digit' } as const

const [dayFormat, timeFormat] = [keptFormat(day), keptFormat(minute)]

/** "12 Nov 2026" by the shop's clocks; only for what is rendered in the browser. */
export const orderDate = (timestamp: string, timeZone: string = shopTimeZone()): string =>
  dayFormat(timeZone).format(new Date(timestamp))

/** "12 Nov 2026, 14:05" by the shop's clocks; only for what is rendered in the browser. */
export const orderTime = (timestamp: string, timeZone: string = shopTimeZone()): string =>
  timeFormat(timeZone).format(new Date(timestamp))
