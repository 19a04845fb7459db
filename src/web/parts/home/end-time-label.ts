import { dayLabel } from '../day-label.ts'

const time = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit', hour12: true })

/** "24 Nov, 6:00 pm" in the reader's time zone. */
export const endTimeLabel = (end: Date): string => `${dayLabel(end)}, ${time.format(end)}`
