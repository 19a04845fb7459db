import type { PersonalData } from '../../contract/accounts/privacy.ts'
import type { Order } from '../../contract/orders/orders.ts'
import { getUser } from '../accounts/get-user.ts'
import { listSessions } from '../accounts/sessions/list-sessions.ts'
import { listCartProducts } from '../cart/delete-cart.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/session.ts'
import { myOrders } from '../orders/read/list-orders.ts'
import { getWishlist } from '../wishlist/get-wishlist.ts'

/**
 * Everything the shop keeps about a person: the caller, or for the owner anybody.
 * @throws not_found
 */
export async function loadPersonalData(
  deps: Pick<Deps, 'db' | 'clock'>,
  who: Caller,
  id: string,
): Promise<PersonalData> {
  const [account, orders, cart, wishlist, { sessions }] = await Promise.all([
    getUser(deps, who, id),
    loadAllOrders(deps, id),
    listCartProducts(deps.db, id),
    getWishlist(deps, id),
    listSessions(deps, { userId: id, tokenHash: '' }),
  ])
  return {
    at: deps.clock().toISOString(),
    account,
    orders,
    cart,
    wishlist: wishlist.products.map(({ _id }) => _id),
    sessions: sessions.map(({ current: _, ...session }) => session),
  }
}

const ordersAtOnce = 50

async function loadAllOrders(deps: Pick<Deps, 'db'>, userId: string): Promise<Order[]> {
  const all: Order[] = []
  for (let page = 1; ; page += 1) {
    const { orders, total } = await myOrders(deps, userId, { page, limit: ordersAtOnce })
    all.push(...orders)
    if (orders.length === 0 || all.length >= total) return all
  }
}
