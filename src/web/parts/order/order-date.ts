const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const dayFormat = new Intl.DateTimeFormat('en-GB', day)
const timeFormat = new Intl.DateTimeFormat('en-GB', { ...day, hour: '2-digit', minute: '2-digit' })

/** "12 Nov 2026", on the reader's own calendar: for what is drawn in the browser only. */
export const orderDate = (timestamp: string): string => dayFormat.format(new Date(timestamp))

/** "12 Nov 2026, 14:05", by the reader's own clock. */
export const orderTime = (timestamp: string): string => timeFormat.format(new Date(timestamp))
