import type { AllOrdersQuery } from '../../contract/staff-orders.ts'
import { addDays, startOfDay } from '../days.ts'
import type { OrderFilter } from './list-queries.ts'

type Filters = Pick<AllOrdersQuery, 'status' | 'search' | 'from' | 'to'> & {
  zone?: string
  ready?: AllOrdersQuery['ready']
}

/** The staff's filters, as the queries understand them. Days are whole, by the zone's clocks, the last included. */
export function toFilter({ status, search, from, to, zone = 'UTC', ready }: Filters): OrderFilter {
  return {
    ...(status && { status }),
    ...(ready === '1' && { ready: true }),
    ...toSearch(search),
    ...(from && { from: startOfDay(clampDay(from), zone) }),
    ...(to && { before: startOfDay(addDays(clampDay(to), 1), zone) }),
  }
}

const [firstDay, lastDay] = ['1900-01-01', '2999-12-31']

/** No order lies beyond these days, and the database knows no year 0. */
const clampDay = (day: string): string => (day < firstDay ? firstDay : day > lastDay ? lastDay : day)

/** More words than anybody types narrow nothing any more. */
const maxSearchWords = 8

/**
 * "#1001" is the number alone; "1001" may be the number or stand in an id, an e-mail or a phone. Every word has to
 * be there, in any order; one of less than three letters as a whole word, which an index can find.
 */
function toSearch(search = ''): Pick<OrderFilter, 'search'> {
  // PostgreSQL's text knows no NUL and no half of a sign, so they stand in no order.
  const text = search.replaceAll('\0', '').toWellFormed().trim().toLowerCase()
  if (!text) return {}
  const digits = /^#?(\d{1,9})$/.exec(text)?.[1]
  const number = digits === undefined ? null : Number(digits)
  if (text.startsWith('#') && number !== null) return { search: { number, words: [] } }
  return { search: { number, words: phoneWord(text) ?? text.split(/\s+/).slice(0, maxSearchWords) } }
}

/** A phone number however it is spaced, or its beginning: its digits, without what stands for the country. */
function phoneWord(text: string): string[] | null {
  if (!/^\+?[\d ()./-]+$/.test(text) || !/[ +()./-]|^0/.test(text)) return null
  const significant = text.replace(/\D/g, '').replace(/^(00)?920*|^0+/, '')
  return significant.length >= 3 ? [significant] : null
}
