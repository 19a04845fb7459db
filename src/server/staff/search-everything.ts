import { managing } from '../../contract/accounts/staff-roles.ts'
import { searchResultsPerKind } from '../../contract/catalogue/search-results-per-kind.ts'
import type { StaffSearchResult } from '../../contract/staff.ts'
import { searchStaffProducts } from '../catalogue/lists/staff-products.ts'
import type { Deps } from '../deps.ts'
import { type Caller, hasRole } from '../http/session.ts'
import { findCustomers } from '../orders/buyers/load-buyers.ts'
import { searchOrders } from '../orders/read/search-orders.ts'

const noMatches: StaffSearchResult = { orders: [], products: [], customers: [] }

/**
 * Orders, products and customers that match, at most five of each, best first; prices in units of the currency. Spelling is
 * corrected only for words that nothing contains. Products only for those who may change them.
 */
export async function searchEverything(
  deps: Pick<Deps, 'db' | 'clock'>,
  words: string,
  who: Pick<Caller, 'staffRole'>,
): Promise<StaffSearchResult> {
  const q = words.replaceAll('\0', ' ').toWellFormed().trim()
  if (q === '') return noMatches
  const [orders, customers] = [
    await searchOrders(deps, q, searchResultsPerKind),
    await customersNamed(deps, q),
  ]
  const putRight = orders.length + customers.length === 0
  const products = hasRole(who, managing) ? await productsNamed(deps, q, putRight) : []
  return { orders, products, customers }
}

async function productsNamed(
  deps: Pick<Deps, 'db' | 'clock'>,
  words: string,
  putRight: boolean,
): Promise<StaffSearchResult['products']> {
  const products = await searchStaffProducts(deps, {
    text: words,
    limit: searchResultsPerKind,
    correctSpelling: putRight,
  })
  return products.map(({ _id, title, product_images: [picture = ''], price }) => ({
    _id,
    title,
    picture,
    price,
  }))
}

async function customersNamed(
  deps: Pick<Deps, 'db' | 'clock'>,
  q: string,
): Promise<StaffSearchResult['customers']> {
  const buyers = await findCustomers(deps, { q, limit: searchResultsPerKind })
  return buyers.map(({ _id, isNumber, fullName, phone, record, accounts }) => {
    const owned = accounts.filter(({ guest }) => !guest)
    // Of several with one number, whoever was looked for.
    const account = owned.find(({ email }) => email.includes(q.toLowerCase())) ?? owned[0]
    const [{ email, name } = { email: '', name: fullName }] = account ? [account] : accounts
    return { _id, isNumber, name: fullName || name, email, phone, orders: record.orders, guest: !account }
  })
}
