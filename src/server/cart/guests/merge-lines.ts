import type { StoredLine } from '../load-cart.ts'

/**
 * The lines of a cart that change when another one is added to it: equal choices add up. Nothing is left out, even where
 * it is more than the stock or an order takes, for the cart to say so.
 */
export function mergeLines(own: readonly StoredLine[], added: readonly StoredLine[]): StoredLine[] {
  return added.map(line => {
    const present = own.find(each => isSameChoice(each, line))
    return present ? { ...present, quantity: present.quantity + line.quantity } : line
  })
}

const isSameChoice = (a: StoredLine, b: StoredLine) =>
  a.productId === b.productId && a.optionsKey === b.optionsKey
