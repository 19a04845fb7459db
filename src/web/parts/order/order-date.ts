const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** "12 Nov 2026", on the reader's own calendar: for what is drawn in the browser only. */
export const orderDate = (timestamp: string): string => format.format(new Date(timestamp))
