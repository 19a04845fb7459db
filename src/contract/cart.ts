import { z } from 'zod'
import { Amount, AmountSum } from './amounts.ts'
import { ChosenOptions, Product } from './catalogue/catalogue.ts'
import { maxLineQuantity } from './limits.ts'
import { Id } from './text.ts'

/** How many pieces a line has. */
const Quantity = z.number().int().min(1).max(maxLineQuantity)

/** `title` and `price` are ignored, though the specification sends them: title and price come from the catalogue. */
export const AddToCart = z.object({
  productId: Id,
  title: z.string().max(500).optional(),
  price: z.number().min(0).max(1e9).optional(),
  quantity: Quantity.default(1),
  options: ChosenOptions.default({}),
})
export type AddToCart = z.infer<typeof AddToCart>

/** Products that are added together, or not at all. */
export const AddSeveral = z.object({ lines: z.array(AddToCart).min(1, 'Choose a product.').max(10) })
export type AddSeveral = z.infer<typeof AddSeveral>

/** `lineId` names one line when the cart has the product in several choices. */
export const UpdateCartLine = z.object({ quantity: Quantity, lineId: Id.optional() })
export type UpdateCartLine = z.infer<typeof UpdateCartLine>

/** `lineId` removes one line; without it all lines of the product go. */
export const RemoveQuery = z.object({ lineId: Id.optional() })

/** One line of a cart; `price` and `lineTotal` in the shop's currency. */
export const CartItem = z.object({
  _id: Id,
  productId: Product,
  quantity: z.number().int().positive(),
  options: ChosenOptions,
  price: Amount,
  lineTotal: AmountSum,
  /** False when the shop no longer sells it or has too few left for the line. */
  available: z.boolean(),
  /** Optional extra: true when the shop no longer sells it, or no longer in this choice. */
  gone: z.literal(true).optional(),
})
export type CartItem = z.infer<typeof CartItem>

/**
 * A cart with current prices; `totalPrice` counts the available lines, in the shop's currency, less what `pairs` among them
 * save.
 */
export const Cart = z.object({
  items: z.array(CartItem),
  totalPrice: AmountSum,
  /** Two of its products, and what one of each cost less together. */
  pairs: z.array(z.object({ products: z.tuple([Id, Id]), saving: Amount })).optional(),
})
export type Cart = z.infer<typeof Cart>

/** The number of pieces in the cart. */
export const CartCount = z.object({ count: z.number().int().min(0) })
