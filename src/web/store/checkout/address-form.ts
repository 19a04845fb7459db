import { zodResolver } from '@hookform/resolvers/zod'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { AddressWithPostalCode, ShippingAddress } from '../../../contract/orders/orders.ts'
import { withEnoughDigits } from './enough-digits.ts'

export type AddressValues = z.input<typeof ShippingAddress>
export type AddressForm = UseFormReturn<AddressValues, unknown, ShippingAddress>

/** In the order of the page. */
export const addressFields = ['fullName', 'address', 'city', 'postalCode', 'country', 'phone'] as const

const phone = withEnoughDigits(ShippingAddress.shape.phone)

/** The contract's own schema, so the form refuses what the API would refuse, with the same messages. */
export const addressResolver = (asksPostalCode: boolean) =>
  zodResolver((asksPostalCode ? AddressWithPostalCode : ShippingAddress).extend({ phone }))
