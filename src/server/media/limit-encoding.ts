import { queueUp } from '../limit-concurrency.ts'

/** Decoding and encoding take whole cores and much memory; two at a time, they cannot starve the shop. */
export const inTurn = queueUp(2)
