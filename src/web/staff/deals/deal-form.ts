import { z } from 'zod'
import { DealInput } from '../../../contract/deals.ts'
import { fromLocal, toLocal } from '../shell/local-time.ts'
import type { DealView } from './deal-view.ts'

/** What the dialog's fields hold; times by the browser's clock. */
export type DealValues = { startDate: string; endDate: string; isActive: boolean; percentOff: string }

export const dealFields = ['startDate', 'endDate', 'percentOff', 'isActive'] as const

type Dates = Pick<DealView, 'startDate' | 'endDate'>

/** What the shop is told. The fields hold whole minutes: a date that nobody changed stays as `deal` has it. */
export const toInput = ({ startDate, endDate, isActive, percentOff }: DealValues, deal: Dates | null) => ({
  startDate: toTimestamp(startDate, deal?.startDate),
  endDate: toTimestamp(endDate, deal?.endDate),
  isActive,
  percentOff: percentOff.trim() === '' ? null : Number(percentOff),
})

const toTimestamp = (typed: string, before: string | undefined) =>
  before !== undefined && typed === toLocal(before) ? before : fromLocal(typed)

/** The contract's own rules and words, for the fields as they are typed over a deal. */
export const dealForm = (deal: Dates | null) =>
  z
    .object({
      startDate: z.string().min(1, 'Start date is required'),
      endDate: z.string().min(1, 'End date is required'),
      isActive: z.boolean(),
      percentOff: z.string(),
    })
    .transform((values): z.input<typeof DealInput> => toInput(values, deal))
    .pipe(DealInput)

/** A new deal is filled in as little as possible, so that nobody creates one by a click too many. */
export const valuesOf = (deal: DealView | null): DealValues =>
  deal
    ? {
        startDate: toLocal(deal.startDate),
        endDate: toLocal(deal.endDate),
        isActive: deal.isActive,
        percentOff: deal.percentOff === null ? '' : String(deal.percentOff),
      }
    : { startDate: '', endDate: '', isActive: true, percentOff: '' }

export type DealInputValues = ReturnType<typeof toInput>
