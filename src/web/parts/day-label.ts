/** "24 Nov" by the clocks of a time zone. */
export const dayLabel = (date: Date, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone }).format(date)
