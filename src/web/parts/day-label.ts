const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** "24 Nov" in the reader's time zone; only for what is rendered in the browser. */
export const dayLabel = (date: Date): string => format.format(date)
