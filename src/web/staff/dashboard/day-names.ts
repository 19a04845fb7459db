// Days come in the shop's time zone already, so they are parsed and formatted as UTC.
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "24 Nov" */
export const shortDay = (day: string): string => short.format(new Date(day))

/** "Tue, 24 Nov 2026" */
export const longDay = (day: string): string => long.format(new Date(day))
