export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** Whole seconds until `end`, both in ms since 1970; null once it has passed. */
export function timeLeft(end: number, now: number): TimeLeft | null {
  const total = Math.ceil((end - now) / 1000)
  if (!(total > 0)) return null
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}

/** Milliseconds until the number of seconds left changes, so that ticks do not drift. */
export function untilNextSecond(end: number, now: number): number {
  const rest = (end - now) % 1000
  return rest > 0 ? rest : 1000 + rest
}

/** Always two digits, so that nothing moves: "02". */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
