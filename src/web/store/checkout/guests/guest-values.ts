import { zodResolver } from '@hookform/resolvers/zod'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { GuestAddress, GuestOrder } from '../../../../contract/orders/guest-orders.ts'
import { personalPrefix } from '../../../api/session.ts'
import { withEnoughDigits } from '../enough-digits.ts'

/** The contract's own schemas, so the form refuses what the API would refuse, with the same messages. */
const GuestDetails = GuestAddress.extend({
  ...GuestOrder.pick({ email: true, note: true }).shape,
  phone: withEnoughDigits(GuestAddress.shape.phone),
})
export type GuestDetails = z.output<typeof GuestDetails>
export type GuestValues = Required<z.input<typeof GuestDetails>>
export type GuestForm = UseFormReturn<GuestValues, unknown, GuestDetails>

/** In the order of the page. */
export const guestFields = [
  'phone',
  'fullName',
  'city',
  'address',
  'landmark',
  'country',
  'note',
  'email',
] as const

export const guestResolver = zodResolver<GuestValues, unknown, GuestDetails>(
  // Every value has a field, so what may be left out is there, too.
  GuestDetails as unknown as z.ZodType<GuestDetails, GuestValues>,
)

const storageKey = `${personalPrefix}guest-draft`
const Draft = z.record(z.string(), z.string())

/** Saves what is typed until the order is placed, through reloads and leaving the page. */
export const saveGuestDraft = (values: GuestValues): void =>
  sessionStorage.setItem(storageKey, JSON.stringify(values))

export const deleteGuestDraft = (): void => sessionStorage.removeItem(storageKey)

/** What was typed before, valid or not. */
export function firstGuestValues(country: string): GuestValues {
  const empty = { phone: '', fullName: '', city: '', address: '', landmark: '', country, note: '', email: '' }
  const draft = Draft.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'))
  return draft.success ? { ...empty, ...draft.data } : empty
}
