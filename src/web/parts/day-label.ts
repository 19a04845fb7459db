const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** "24 Nov", on the reader's own calendar: for what is drawn in the browser only. */
export const dayLabel = (date: Date): string => format.format(date)
