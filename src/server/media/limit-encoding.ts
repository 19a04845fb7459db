import { limitConcurrency } from '../limit-concurrency.ts'

/** Decoding and encoding take whole cores and much memory; two at a time, they cannot starve the shop. */
export const limitEncoding = limitConcurrency(2)
