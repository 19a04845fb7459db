import { roundTo } from '../../../contract/money.ts'

export type Factor = { factor: number; stepCents: number }

/** What costs something goes on costing something; what is free stays free. */
export const multiplyCents = (cents: number, { factor, stepCents }: Factor): number =>
  cents === 0 ? 0 : Math.max(stepCents, roundTo(Math.round(cents * factor * 1e6) / 1e6, stepCents))
