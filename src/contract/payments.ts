import { z } from 'zod'
import { ShippingAddress } from './orders.ts'

export const PayInput = z.object({
  paymentMethodId: z.string().regex(/^pm_[A-Za-z0-9_]{1,200}$/, 'This is not a payment method.'),
  shippingAddress: ShippingAddress.optional(),
})
export type PayInput = z.infer<typeof PayInput>

export const PayAnswer = z.object({
  requiresAction: z.boolean(),
  clientSecret: z.string(),
  paymentIntentId: z.string(),
})
