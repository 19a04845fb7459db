import { limitConcurrency } from '../limit-concurrency.ts'

/** Decoding and encoding take whole cores and much memory; two at a time leave room for requests. */
export const limitEncoding = limitConcurrency(2, 100)
