const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A timestamp as `datetime-local` fields take it, in the browser's time zone: "2026-11-24T18:00". */
export function toLocal(timestamp: string | Date): string {
  const date = new Date(timestamp)
  const day = `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** The timestamp of such a field's value; '' for a blank or invalid value. */
export function fromLocal(text: string): string {
  const date = new Date(text)
  return text && !Number.isNaN(date.getTime()) ? date.toISOString() : ''
}

/** "Asia/Karachi, GMT+5": the browser's time zone. */
export function timeZoneLabel(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const parts = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset' }).formatToParts(new Date())
  const offset = parts.find(part => part.type === 'timeZoneName')?.value
  return timeZone === 'UTC' ? timeZone : `${timeZone}, ${offset}`
}
