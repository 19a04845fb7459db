import type { AllOrdersQuery } from '../../../contract/orders/staff-orders.ts'
import { withLatinDigits } from '../../../contract/typed-numbers.ts'
import { searchWords } from '../../contacts/search-words.ts'
import { addDays, calendarOf } from '../../days.ts'
import type { OrderFilter } from './list-queries.ts'

type Filters = Pick<AllOrdersQuery, 'status' | 'search' | 'from' | 'to' | 'zone'> & {
  ready?: AllOrdersQuery['ready']
}

/** The staff's filters as the queries understand them. Days are whole days of the time zone, the last one included. */
export function toFilter(
  { status, search, from, to, zone, ready }: Filters,
  shopTimeZone: string,
): OrderFilter {
  const { startOfDay } = calendarOf(zone ?? shopTimeZone)
  return {
    ...(status && { status }),
    ...(ready === '1' && { ready: true }),
    ...toSearch(search),
    ...(from && { from: startOfDay(clampDay(from)) }),
    ...(to && { before: startOfDay(addDays(clampDay(to), 1)) }),
  }
}

const [firstDay, lastDay] = ['1900-01-01', '2999-12-31']

/** No order is older or later, and PostgreSQL has no year 0. */
const clampDay = (day: string): string => (day < firstDay ? firstDay : day > lastDay ? lastDay : day)

/** Shorter beginnings of a tracking number would find half of all parcels. */
const minTrackingLength = 4

/**
 * "#1001" is an order number; "1001" may also be part of an id, an e-mail or a phone number. All words must match, in
 * any order; one of less than three letters matches as a whole word, which an index can find.
 */
export function toSearch(search = ''): Pick<OrderFilter, 'search'> {
  // PostgreSQL's text has no NUL and no half of a surrogate pair.
  const text = withLatinDigits(search).replaceAll('\0', '').toWellFormed().trim().toLowerCase()
  if (!text) return {}
  const digits = /^#?(\d{1,9})$/.exec(text)?.[1]
  const number = digits === undefined ? null : Number(digits)
  if (text.startsWith('#') && number !== null) return { search: { number, words: [] } }
  const words = searchWords(search)
  return { search: { number, words, ...(text.length >= minTrackingLength && { tracking: text }) } }
}
