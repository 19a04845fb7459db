import { z } from 'zod'
import { DealInput } from '../../../contract/catalogue/deals.ts'
import { days, hours } from '../../../contract/durations.ts'
import { parseCount } from '../../../contract/typed-numbers.ts'
import { fromZonedOr, toZoned } from '../controls/zoned-time.ts'
import type { DealView } from './deal-view.ts'

/** The values of the dialog's fields; times in the shop's time zone. */
export type DealValues = {
  name: string
  startDate: string
  endDate: string
  isActive: boolean
  percentOff: string
}

export const dealFields = ['name', 'startDate', 'endDate', 'percentOff', 'isActive'] as const

type Dates = Pick<DealView, 'startDate' | 'endDate'>

/** The API's input. The fields hold whole minutes, so a date that was not edited keeps the seconds of `deal`. */
export const toInput = (
  { name, startDate, endDate, isActive, percentOff }: DealValues,
  deal: Dates | null,
  timeZone: string,
) => ({
  name: name.trim(),
  startDate: toTimestamp(startDate, deal?.startDate, timeZone),
  endDate: toTimestamp(endDate, deal?.endDate, timeZone),
  isActive,
  percentOff: parseCount(percentOff),
})

const toTimestamp = (typed: string, before: string | undefined, timeZone: string) =>
  fromZonedOr(before ?? null, typed, timeZone) ?? ''

/** Checks the typed fields by the contract's rules. */
export const dealForm = (deal: Dates | null, timeZone: string) =>
  z
    .object({
      name: z.string(),
      startDate: z.string().min(1, 'Start date is required'),
      endDate: z.string().min(1, 'End date is required'),
      isActive: z.boolean(),
      percentOff: z.string(),
    })
    .transform((values): z.input<typeof DealInput> => toInput(values, deal, timeZone))
    .pipe(DealInput)

/** A new deal begins at the next full hour and ends a week later. */
export function initialValues(deal: DealView | null, timeZone: string, now = new Date()): DealValues {
  if (deal)
    return {
      name: deal.name,
      startDate: toZoned(deal.startDate, timeZone),
      endDate: toZoned(deal.endDate, timeZone),
      isActive: deal.isActive,
      percentOff: deal.percentOff === null ? '' : String(deal.percentOff),
    }
  const start = Math.ceil(now.getTime() / hours(1)) * hours(1)
  return {
    name: '',
    startDate: toZoned(new Date(start).toISOString(), timeZone),
    endDate: toZoned(new Date(start + days(7)).toISOString(), timeZone),
    isActive: true,
    percentOff: '',
  }
}

export type DealInputValues = ReturnType<typeof toInput>
