import { z } from 'zod'
import { line, optionalLine } from '../text.ts'

/** Of colours, sizes and values of a third option a product has at most this many choices. */
export const maxChoices = 2_500

/** A product has at most this many values of its third option. */
const maxThirdValues = 20

/** Its name has at most this many characters. */
export const maxThirdName = 30

/** What an option was called until now: its stock, and pieces that come back from its orders, stay with it. */
export const earlierName = () => optionalLine(60).optional()

/** An option that the merchant names: "Stitching" of "Unstitched" and "Stitched". It has stock and prices as colour and size have. */
export const ThirdOption = z.object({
  name: line(maxThirdName, 'Please enter a name for the option.'),
  values: z
    .array(z.object({ value: line(60, 'Please enter a name for every value.'), was: earlierName() }))
    .min(1, 'Add a value.')
    .max(maxThirdValues, `Use at most ${maxThirdValues} values.`)
    .refine(
      values => new Set(values.map(({ value }) => value)).size === values.length,
      'Two values have the same name.',
    ),
})
export type ThirdOption = z.infer<typeof ThirdOption>

/** The same as everybody sees it. */
export const ShownThirdOption = z.object({
  name: z.string(),
  values: z.array(z.object({ value: z.string() })),
})
