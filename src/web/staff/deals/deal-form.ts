import { z } from 'zod'
import { DealInput } from '../../../contract/deals.ts'
import { fromLocal, toLocal } from '../shell/local-time.ts'
import type { DealView } from './deal-view.ts'

/** The values of the dialog's fields; times in the browser's time zone. */
export type DealValues = { startDate: string; endDate: string; isActive: boolean; percentOff: string }

export const dealFields = ['startDate', 'endDate', 'percentOff', 'isActive'] as const

type Dates = Pick<DealView, 'startDate' | 'endDate'>

/** The API's input. The fields hold whole minutes, so a date that was not edited keeps the seconds of `deal`. */
export const toInput = ({ startDate, endDate, isActive, percentOff }: DealValues, deal: Dates | null) => ({
  startDate: toTimestamp(startDate, deal?.startDate),
  endDate: toTimestamp(endDate, deal?.endDate),
  isActive,
  percentOff: percentOff.trim() === '' ? null : Number(percentOff),
})

const toTimestamp = (typed: string, before: string | undefined) =>
  before !== undefined && typed === toLocal(before) ? before : fromLocal(typed)

/** Checks the typed fields by the contract's rules. */
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

/** A new deal starts without dates, so an accidental click creates none. */
export const initialValues = (deal: DealView | null): DealValues =>
  deal
    ? {
        startDate: toLocal(deal.startDate),
        endDate: toLocal(deal.endDate),
        isActive: deal.isActive,
        percentOff: deal.percentOff === null ? '' : String(deal.percentOff),
      }
    : { startDate: '', endDate: '', isActive: true, percentOff: '' }

export type DealInputValues = ReturnType<typeof toInput>
