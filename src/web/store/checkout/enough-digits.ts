import type { z } from 'zod'
import { phoneWrong } from '../../../contract/orders/orders.ts'

/** Fewer are a slip of the finger in any country that shops here send to. */
const minDigits = 6

/**
 * Refuses a phone with too few digits while the form is still open. The shop checks the rest, with far more knowledge
 * of numbers than a page should load.
 */
export const withEnoughDigits = <T extends z.ZodType<string | undefined>>(phone: T): T =>
  phone.refine(text => !text || (text.match(/\p{Nd}/gu)?.length ?? 0) >= minDigits, phoneWrong)
