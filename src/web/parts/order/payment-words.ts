import type { PaymentMethod } from '../../../contract/orders.ts'

export const paymentWords: Record<PaymentMethod, string> = { COD: 'Cash on delivery', online: 'Card online' }
