import type { AllOrdersQuery } from '../../contract/orders.ts'
import type { OrderFilter } from './list-queries.ts'

const dayMs = 86_400_000

/** The staff's filters, as the queries understand them. Days are whole, in UTC, the last included. */
export function toFilter({
  status,
  search,
  from,
  to,
}: Pick<AllOrdersQuery, 'status' | 'search' | 'from' | 'to'>): OrderFilter {
  return {
    ...(status && { status }),
    ...wordsOf(search),
    ...(from && { from: new Date(from) }),
    ...(to && { before: new Date(new Date(to).getTime() + dayMs) }),
  }
}

/** More words than anybody types narrow nothing any more. */
const mostWords = 8

/**
 * "#1001" is the number alone; "1001" may be the number or stand in an id, an e-mail or a phone. Every word has to
 * be there, in any order; one of less than three letters as a whole word, which an index can find.
 */
function wordsOf(search = ''): Pick<OrderFilter, 'search'> {
  // PostgreSQL's text knows no NUL and no half of a sign, so they stand in no order.
  const text = search.replaceAll('\0', '').toWellFormed().trim().toLowerCase()
  if (!text) return {}
  const digits = /^#?(\d{1,9})$/.exec(text)?.[1]
  const number = digits === undefined ? null : Number(digits)
  if (text.startsWith('#') && number !== null) return { search: { number, words: [] } }
  return { search: { number, words: phoneWord(text) ?? text.split(/\s+/).slice(0, mostWords) } }
}

/** A phone number however it is spaced, or its beginning: its digits, without what stands for the country. */
function phoneWord(text: string): string[] | null {
  if (!/^\+?[\d ()./-]+$/.test(text) || !/[ +()./-]|^0/.test(text)) return null
  const significant = text.replace(/\D/g, '').replace(/^(00)?920*|^0+/, '')
  return significant.length >= 3 ? [significant] : null
}
