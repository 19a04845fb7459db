import type { StaffProductLinks } from '../../../../contract/catalogue/product-links.ts'
import { parseAmount } from '../../../../contract/typed-numbers.ts'

/** What a pair saves as it was typed; nothing typed saves nothing, and NaN, which the shop refuses, is no number. */
export const readSaving = (typed: string): number => parseAmount(typed) ?? 0

type Pair = StaffProductLinks['pair'][number]

/** As the field shows it. */
export const typedSaving = ({ saving = 0 }: Pair): string => (saving > 0 ? String(saving) : '')
