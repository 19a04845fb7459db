import { z } from 'zod'
import { Amount } from '../amounts.ts'
import { toCents } from '../money.ts'
import { shownPlace, typedPlace } from './shelves.ts'

/** What is bought costs something. */
export const Price = Amount.refine(price => toCents(price) > 0, 'Price is required.')

/**
 * What colours, sizes and values of a third option cost where that is not the product's price; '' stands for all without a nearer price.
 * Without `displayPrice` no higher price is struck through.
 */
export const OptionPrice = z
  .object({
    ...typedPlace,
    price: Price,
    displayPrice: Amount.nullish(),
  })
  .refine(({ color, size, third }) => color || size || third, 'Name a colour, a size or a third option.')
export type OptionPrice = z.infer<typeof OptionPrice>

/** What a colour and size costs now; in a deal also what it costs then. */
export const ShownPrice = z.object({
  ...shownPlace,
  price: Amount,
  displayPrice: Amount,
  priceThen: Amount.optional(),
})
