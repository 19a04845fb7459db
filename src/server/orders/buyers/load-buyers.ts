import { ShopError } from '../../../contract/errors.ts'
import { toAmount } from '../../../contract/money.ts'
import type { Buyer, BuyerDetail, BuyerPage, BuyersQuery } from '../../../contract/orders/buyers.ts'
import { phoneText } from '../../contacts/phone.ts'
import { searchWords } from '../../contacts/search-words.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { toBlock } from './buyer-marks.ts'
import {
  countPeople,
  findAccountsOf,
  findPeople,
  type PeopleSearch,
  type PersonRow,
} from './people-queries.ts'
import { type BuyerRow, findBuyer, findOrdersOf } from './queries.ts'

const shownOrders = 50

/** A page of the customers, each once: by phone number, or by an account that no order's number leads to. */
export async function listBuyers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: BuyersQuery,
): Promise<BuyerPage> {
  const asked = toAsked(query, clock())
  return { buyers: await loadPeople(db, asked), total: await countPeople(db, asked) }
}

/** Those who match best, without the count of all. */
export const findCustomers = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { q, limit }: Pick<BuyersQuery, 'q' | 'limit'>,
): Promise<Buyer[]> => loadPeople(db, toAsked({ q, show: '', page: 1, limit }, clock()))

const toAsked = (query: BuyersQuery, now: Date): PeopleSearch => ({
  ...query,
  now,
  words: query.q.trim() === '' ? null : searchWords(query.q),
})

async function loadPeople(db: Db, asked: PeopleSearch): Promise<Buyer[]> {
  const rows = await findPeople(db, asked)
  const accounts = await accountsOf(
    db,
    rows.map(({ phoneKey }) => phoneKey),
  )
  return rows.map(row =>
    row.phoneKey === '' ? toAccount(row, asked.now) : toBuyer(row, accounts(row.phoneKey), asked.now),
  )
}

/** Whoever can be exported and deleted, by phone number. */
async function accountsOf(db: Db | Tx, phoneKeys: readonly string[]) {
  const rows = await findAccountsOf(
    db,
    phoneKeys.filter(key => key !== ''),
  )
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return (key: string): Buyer['accounts'] =>
    (byKey.get(key) ?? []).map(({ id, name, email, guest }) => ({ _id: id, name, email, guest }))
}

function toAccount(row: PersonRow, now: Date): Buyer {
  const { key, fullName: name, email, guest } = row
  return { ...toBuyer(row, [{ _id: key, name, email, guest }], now), _id: key, isNumber: false }
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
  const accounts = await accountsOf(db, [phoneKey])
  return {
    ...toBuyer(row, accounts(phoneKey), clock()),
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

function toBuyer(row: BuyerRow | PersonRow, accounts: Buyer['accounts'], now: Date): Buyer {
  const { phoneKey, phone, country, fullName, city, lastOrderAt, tags } = row
  const { orders, delivered, refused, cancelled } = row
  return {
    _id: phoneKey,
    fullName,
    city,
    tags,
    isNumber: true,
    accounts,
    phone: phoneText(phone, country ?? '') || (phoneKey && `+${phoneKey}`),
    record: { orders, delivered, refused, cancelled },
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
    block: toBlock(row, now),
  }
}
