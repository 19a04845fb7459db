import type { Cart } from '../../contract/cart.ts'
import { ShopError } from '../../contract/errors.ts'
import { countPieces } from '../../contract/orders/order-size.ts'
import type { PricedProduct } from '../catalogue/product/product.ts'
import type { Deps } from '../deps.ts'
import { runInTurn } from '../run-in-turn.ts'
import type { Carts } from './cart-store.ts'
import { toWireCart } from './cart-wire.ts'
import { checkChangedLine } from './check-changed-line.ts'
import { checkOrderSize } from './check-order-size.ts'
import { type PricedCart, priceLines, type StoredLine } from './load-cart.ts'
import { deleteLines } from './queries.ts'

export type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config'> & { carts: Carts }

/** A cart as it was read, oldest line first, and all products it needs by id. */
export type OpenCart = {
  lines: readonly StoredLine[]
  products: ReadonlyMap<string, PricedProduct>
  now: Date
}

/** Lines with their new quantities, which may be new lines; or the ids of lines to remove. */
export type CartChange = { lines: readonly StoredLine[] } | { removedIds: string[] }

/** Two tabs of one person wait for each other here, so they rarely read a cart that the other is changing. */
const inTurn = runInTurn()

/** How often a cart is read again because another process changed it meanwhile. */
const maxTries = 20

/**
 * Changes the user's cart and returns it: `change` says how, from the cart as it is and the products in it and of
 * `productIds`. The change is saved only onto that very cart; if another process changed it meanwhile, all begins anew.
 * @throws order_too_large, out_of_stock and invalid when the cart cannot have the changed line
 */
export const changeCart = (
  deps: ChangeDeps,
  userId: string,
  change: (cart: OpenCart) => CartChange,
  productIds: readonly string[] = [],
): Promise<Cart> =>
  inTurn(userId, async () => {
    for (let tries = 0; tries < maxTries; tries++) {
      const cart = await tryChange(deps, userId, change, productIds)
      if (cart) return cart
    }
    throw new ShopError('busy', 'Your cart is being changed elsewhere. Please try again in a moment.')
  })

async function tryChange(
  { db, clock, newId, config, carts }: ChangeDeps,
  userId: string,
  change: (cart: OpenCart) => CartChange,
  productIds: readonly string[],
): Promise<Cart | null> {
  const now = clock()
  const { version, lines, products, held, pairs } = await carts.find({ userId, now, productIds })
  const changed = change({ lines, products, now })
  const after = changeLines(lines, changed)
  // A cart of before the limits may be made smaller step by step.
  if (countPieces(after) > countPieces(lines)) checkOrderSize(after, config.orderLimits.size)
  const cart = priceLines(after, { products, held, pairs, now })
  const seen = { id: newId(), userId, version }
  const isSaved =
    'lines' in changed
      ? await carts.saveLines(
          checkedLines(cart, { changed: changed.lines, before: lines }).map(line => ({
            ...line,
            cart: seen,
            addedAt: now,
          })),
        )
      : await deleteLines(db, seen, changed.removedIds)
  return isSaved ? toWireCart(cart) : null
}

function changeLines(lines: readonly StoredLine[], changed: CartChange): StoredLine[] {
  if ('removedIds' in changed) return lines.filter(({ id }) => !changed.removedIds.includes(id))
  const known = new Set(lines.map(({ id }) => id))
  return [
    ...lines.map(each => changed.lines.find(({ id }) => id === each.id) ?? each),
    ...changed.lines.filter(({ id }) => !known.has(id)),
  ]
}

function checkedLines(
  cart: PricedCart,
  { changed, before }: Record<'changed' | 'before', readonly StoredLine[]>,
): readonly StoredLine[] {
  for (const { id } of changed) checkChangedLine(cart, id, before)
  return changed
}
