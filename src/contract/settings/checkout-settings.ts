import { z } from 'zod'

/** Where adding to the cart leads: to the cart's own page, or to a drawer over the page where one is. */
export const afterAdding = ['cart-page', 'drawer'] as const

/** Where an order leads: to the home page with a greeting, or to a page of its own. */
export const afterOrdering = ['greeting', 'page'] as const

/** How shoppers come to an order. */
export const CheckoutSettings = z.object({
  /** Whether a cart and an order need no account. */
  guestsMayOrder: z.boolean(),
  /** Whether those with an account give a postal code; guests never do. */
  asksPostalCode: z.boolean(),
  afterAdding: z.enum(afterAdding),
  afterOrdering: z.enum(afterOrdering),
})
export type CheckoutSettings = z.infer<typeof CheckoutSettings>

/** An account before the cart, a full address, the cart page after adding, and the greeting after ordering. */
export const accountFirst: CheckoutSettings = {
  guestsMayOrder: false,
  asksPostalCode: true,
  afterAdding: 'cart-page',
  afterOrdering: 'greeting',
}
