import type { Cart, CartItem } from '../../../contract/cart.ts'
import { shelfOf } from '../../../contract/catalogue/stock.ts'
import { toAmount, toCents } from '../../../contract/money.ts'
import { cartSaving } from '../../parts/cart/cart-saving.ts'

/** The cart as the shop last answered it, and the shopper's changes since. Keys are line ids. */
export type CartState = {
  cart: Cart
  wanted: Readonly<Record<string, number>>
  removing: Readonly<Record<string, true>>
  problems: Readonly<Record<string, string>>
}

/** `left`: the most pieces this line can have, given what other lines take of the same stock. */
export type ShownItem = CartItem & { left: number }

export type ShownCart = Omit<Cart, 'items' | 'pairs'> & {
  items: ShownItem[]
  /** What pairs among the pieces save; the total is without it. */
  saving: number
  pieces: number
  /** How many of `pieces` are available and therefore in the total. */
  pricedPieces: number
  blocked: boolean
}

/** The cart with all changes applied: what the page shows at once. */
export function shownCart({ cart, wanted, removing }: CartState): ShownCart {
  const wished = cart.items
    .filter(item => !removing[item._id])
    .map(item => ({ ...item, quantity: wanted[item._id] ?? item.quantity }))
  const items = wished.map(item => shownItem(item, wished, wanted[item._id] !== undefined))
  const priced = items.filter(item => item.available)
  const saving = cartSaving({ ...cart, items })
  const goodsCents = priced.reduce((sum, item) => sum + toCents(item.lineTotal), 0)
  return {
    items,
    saving,
    totalPrice: toAmount(goodsCents - toCents(saving)),
    pieces: countPieces(items),
    pricedPieces: countPieces(priced),
    blocked: items.some(item => !item.available),
  }
}

const countPieces = (items: readonly ShownItem[]) => items.reduce((sum, item) => sum + item.quantity, 0)

function shownItem(item: CartItem, all: readonly CartItem[], changed: boolean): ShownItem {
  const rest = item.gone ? 0 : availableFor(item, all)
  const available = changed ? item.quantity <= rest : item.available
  const lineTotal = changed ? toAmount(toCents(item.price) * item.quantity) : item.lineTotal
  return { ...item, available, lineTotal, left: available ? Math.max(rest, item.quantity) : rest }
}

/** What the other lines leave of the stock this line takes from. */
function availableFor(item: CartItem, all: readonly CartItem[]): number {
  const { _id: productId, stock } = item.productId
  const shelf = shelfOf(stock, item.options)
  const others = all.filter(
    other =>
      other._id !== item._id &&
      !other.gone &&
      other.productId._id === productId &&
      shelfOf(stock, other.options) === shelf,
  )
  const taken = others.reduce((sum, other) => sum + other.quantity, 0)
  return Math.max(0, (shelf?.quantity ?? 0) - taken)
}

export const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
