import { z } from 'zod'
import { Amount } from '../amounts.ts'
import { toCents } from '../money.ts'
import { optionalLine } from '../text.ts'

/** What is bought costs something. */
export const Price = Amount.refine(price => toCents(price) > 0, 'Price is required.')

/**
 * What a colour, a size or both cost where that is not the product's price; '' stands for all without a nearer price.
 * Without `displayPrice` no higher price is struck through.
 */
export const OptionPrice = z
  .object({
    color: optionalLine(60).default(''),
    size: optionalLine(60).default(''),
    price: Price,
    displayPrice: Amount.nullish(),
  })
  .refine(({ color, size }) => color || size, 'Name a colour or a size.')
export type OptionPrice = z.infer<typeof OptionPrice>

/** What a colour and size costs now; in a deal also what it costs then. */
export const ShownPrice = z.object({
  color: z.string(),
  size: z.string(),
  price: Amount,
  displayPrice: Amount,
  priceThen: Amount.optional(),
})
