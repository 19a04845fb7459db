import { z } from 'zod'

/** Where adding to the cart leads: to the cart's own page, or to a drawer over the page where one is. */
export const afterAdding = ['cart-page', 'drawer'] as const

/** Where an order leads: to the home page with a greeting, or to a page of its own. */
export const afterOrdering = ['greeting', 'page'] as const

/** Whether an address has a postal code: it must, it may, or nobody is asked for one. */
export const postalCodes = ['required', 'optional', 'hidden'] as const

/** How shoppers come to an order. */
export const CheckoutSettings = z.object({
  /** Whether a cart and an order need no account. */
  guestsMayOrder: z.boolean(),
  /** Of an order with an account, of a guest and of one that the staff type. */
  postalCode: z.enum(postalCodes),
  afterAdding: z.enum(afterAdding),
  afterOrdering: z.enum(afterOrdering),
})
export type CheckoutSettings = z.infer<typeof CheckoutSettings>

/** An account before the cart, a full address, the cart page after adding, and the greeting after ordering. */
export const accountFirst: CheckoutSettings = {
  guestsMayOrder: false,
  postalCode: 'required',
  afterAdding: 'cart-page',
  afterOrdering: 'greeting',
}
