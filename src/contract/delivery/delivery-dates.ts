import type { DaySpan, Delivery } from './delivery.ts'

type Courier = Pick<Delivery, 'restDays' | 'holidays'>

const dayMs = 86_400_000

/** The days on which a parcel that is ordered on `day` arrives, `days` working days later. */
export function deliveryDates(
  { restDays, holidays }: Courier,
  days: { from: number; until: number },
  day: string,
): DaySpan {
  const off = new Set(holidays)
  const isWorking = (at: Date) => !restDays.includes(at.getUTCDay()) && !off.has(toDay(at))
  let at = new Date(day)
  let passed = 0
  let from: string | null = null
  while (true) {
    if (isWorking(at)) {
      if (passed >= days.from) from ??= toDay(at)
      if (from !== null && passed >= days.until) return { from, until: toDay(at) }
    }
    at = new Date(at.getTime() + dayMs)
    if (isWorking(at)) passed += 1
  }
}

const toDay = (at: Date): string => at.toISOString().slice(0, 10)

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** "Tue 24", "November": read from what every machine writes alike ("Tue, 24 Nov 2026 …"). */
function namesOf(day: string): { weekdayAndDay: string; month: string } {
  const date = new Date(day)
  return {
    weekdayAndDay: `${date.toUTCString().slice(0, 3)} ${date.getUTCDate()}`,
    month: months[date.getUTCMonth()] ?? '',
  }
}

/**
 * "Tue 24 to Thu 26 November", or "Mon 30 Nov to Wed 2 Dec", which stays on one line of a phone; a single day is named once.
 */
export function formatDaySpan({ from, until }: DaySpan): string {
  const [first, last] = [namesOf(from), namesOf(until)]
  const end = `${last.weekdayAndDay} ${last.month}`
  if (from === until) return end
  if (first.month === last.month) return `${first.weekdayAndDay} to ${end}`
  const short = ({ weekdayAndDay, month }: typeof first) => `${weekdayAndDay} ${month.slice(0, 3)}`
  return `${short(first)} to ${short(last)}`
}
