const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A timestamp as `datetime-local` fields take it, in the browser's time zone: "2026-11-24T18:00". */
export function toLocal(timestamp: string | Date): string {
  const date = new Date(timestamp)
  const day = `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}
