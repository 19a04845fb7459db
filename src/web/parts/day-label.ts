import { keptFormat } from './kept-format.ts'

const [dayFormat, clockFormat] = [
  keptFormat({ day: 'numeric', month: 'short' }),
  keptFormat({ hour: 'numeric', minute: '2-digit', hour12: true }),
]

/** "24 Nov" by the clocks of a time zone. */
export const dayLabel = (moment: Date, timeZone: string): string => dayFormat(timeZone).format(moment)

/** "24 Nov, 6:00 pm" by the clocks of a time zone. */
export const momentLabel = (moment: Date, timeZone: string): string =>
  `${dayLabel(moment, timeZone)}, ${clockFormat(timeZone).format(moment)}`
