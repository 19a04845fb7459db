import type { Cart } from '../../../contract/cart.ts'
import { toCents, toDollars } from '../../../contract/money.ts'

/** The cart as the shop last answered it, and what the shopper has changed since. Keys are line ids. */
export type CartState = {
  cart: Cart
  wanted: Readonly<Record<string, number>>
  removing: Readonly<Record<string, true>>
  problems: Readonly<Record<string, string>>
}

export type ShownCart = Cart & { pieces: number; blocked: boolean }

/** The cart as it will be when every change is taken: what the page shows at once. */
export function shownCart({ cart, wanted, removing }: CartState): ShownCart {
  const items = cart.items.filter(item => !removing[item._id]).map(item => changed(item, wanted[item._id]))
  const cents = items.reduce((sum, item) => sum + (item.available ? toCents(item.lineTotal) : 0), 0)
  return {
    items,
    totalPrice: toDollars(cents),
    pieces: items.reduce((sum, item) => sum + item.quantity, 0),
    blocked: items.some(item => !item.available),
  }
}

function changed(item: Cart['items'][number], quantity: number | undefined) {
  if (quantity === undefined) return item
  const lineTotal = toDollars(toCents(item.price) * quantity)
  return { ...item, quantity, lineTotal, available: quantity <= item.productId.inventory }
}

export const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
