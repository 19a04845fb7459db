const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const dayFormat = new Intl.DateTimeFormat('en-GB', day)
const timeFormat = new Intl.DateTimeFormat('en-GB', { ...day, hour: '2-digit', minute: '2-digit' })

/** "12 Nov 2026" in the reader's time zone; only for what is rendered in the browser. */
export const orderDate = (timestamp: string): string => dayFormat.format(new Date(timestamp))

/** "12 Nov 2026, 14:05" in the reader's time zone. */
export const orderTime = (timestamp: string): string => timeFormat.format(new Date(timestamp))
