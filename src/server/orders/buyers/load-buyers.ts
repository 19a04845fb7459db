import { ShopError } from '../../../contract/errors.ts'
import { toAmount } from '../../../contract/money.ts'
import type { Buyer, BuyerDetail, BuyerPage, BuyersQuery } from '../../../contract/orders/buyers.ts'
import { withLatinDigits } from '../../../contract/typed-numbers.ts'
import { phoneText } from '../../contacts/phone.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { toBlock } from './buyer-marks.ts'
import { type BuyerRow, countBuyers, findBuyer, findBuyers, findOrdersOf } from './queries.ts'

const shownOrders = 50
/** More words do not make a search any narrower. */
const maxWords = 8

/** A page of the buyers. */
export async function listBuyers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: BuyersQuery,
): Promise<BuyerPage> {
  const now = clock()
  const asked = { ...query, now, words: wordsOf(query.q) }
  const [rows, total] = [await findBuyers(db, asked), await countBuyers(db, asked)]
  return { buyers: rows.map(row => toBuyer(row, now)), total }
}

/** The words of a name, or the digits of a number however it is written. */
function wordsOf(text: string): string[] {
  const plain = withLatinDigits(text).replaceAll('\0', '').toWellFormed().trim().toLowerCase()
  if (/^\+?[\d ()./-]+$/.test(plain)) {
    const digits = plain.replace(/\D/g, '').replace(/^0+/, '')
    return digits ? [digits] : []
  }
  return plain.split(/\s+/).filter(Boolean).slice(0, maxWords)
}

/**
 * A buyer with their newest orders.
 * @throws not_found nobody has ordered with this number
 */
export async function getBuyer(
  { db, clock }: { db: Db | Tx; clock: Deps['clock'] },
  phoneKey: string,
): Promise<BuyerDetail> {
  const row = await findBuyer(db, phoneKey)
  if (!row) throw buyerNotFound()
  const orders = await findOrdersOf(db, phoneKey, shownOrders)
  return {
    ...toBuyer(row, clock()),
    note: row.note,
    version: row.version,
    orders: orders.map(({ id, number, status, refusedAt, createdAt, totalCents, currency, source }) => ({
      _id: id,
      number,
      status,
      currency,
      source,
      refused: refusedAt !== null,
      createdAt: createdAt.toISOString(),
      totalPrice: toAmount(totalCents),
    })),
  }
}

export const buyerNotFound = () => new ShopError('not_found', 'Nobody has ordered with this number.')

function toBuyer(row: BuyerRow, now: Date): Buyer {
  const { phoneKey, phone, country, fullName, city, lastOrderAt, tags } = row
  const { orders, delivered, refused, cancelled } = row
  return {
    _id: phoneKey,
    fullName,
    city,
    tags,
    phone: phoneText(phone, country) || `+${phoneKey}`,
    record: { orders, delivered, refused, cancelled },
    lastOrderAt: lastOrderAt.toISOString(),
    block: toBlock(row, now),
  }
}
