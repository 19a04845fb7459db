import { z } from 'zod'
import { Id, line } from '../text.ts'
import { OrderVersion } from './shown-total.ts'

/**
 * The sizes in stock for which each piece can be swapped, or exchanged once it was delivered: `lines` as the items, each
 * without its own size. A swap names the version that the buyer saw.
 */
export const OtherSizes = z.object({
  version: z.number().int(),
  lines: z.array(z.object({ lineId: Id, sizes: z.array(z.string()) })),
})
export type OtherSizes = z.infer<typeof OtherSizes>

/** Another size for all pieces of a line, at the price it was ordered at. */
export const SwapSize = z.object({
  version: OrderVersion,
  lineId: Id,
  size: line(60, 'Choose a size.'),
})
export type SwapSize = z.infer<typeof SwapSize>
