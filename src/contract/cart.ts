import { z } from 'zod'
import { ChosenOptions, Product } from './catalogue.ts'
import { DollarSum, Dollars } from './dollars.ts'
import { maxLineQuantity } from './limits.ts'
import { Id } from './text.ts'

/** Pieces of a line. */
const Quantity = z.number().int().min(1).max(maxLineQuantity)

/** `title` and `price` are accepted as the specification sends them and not believed: the catalogue prices. */
export const AddToCart = z.object({
  productId: Id,
  title: z.string().max(500).optional(),
  price: z.number().min(0).max(1e9).optional(),
  quantity: Quantity.default(1),
  options: ChosenOptions.default({}),
})
export type AddToCart = z.infer<typeof AddToCart>

/** `lineId` names one line where a product lies in the cart with several choices of options. */
export const UpdateCartLine = z.object({ quantity: Quantity, lineId: Id.optional() })
export type UpdateCartLine = z.infer<typeof UpdateCartLine>

export const RemoveQuery = z.object({ lineId: Id.optional() })

export const CartItem = z.object({
  _id: Id,
  productId: Product,
  quantity: z.number().int().positive(),
  options: ChosenOptions,
  price: Dollars,
  lineTotal: DollarSum,
  /** False when the shop no longer sells it or has fewer left than the line wants. */
  available: z.boolean(),
  /** Optional extra: true when the shop no longer sells it, or not in this choice, whatever is left of it. */
  gone: z.literal(true).optional(),
})
export type CartItem = z.infer<typeof CartItem>

export const Cart = z.object({ items: z.array(CartItem), totalPrice: DollarSum })
export type Cart = z.infer<typeof Cart>

export const CartCount = z.object({ count: z.number().int().min(0) })
