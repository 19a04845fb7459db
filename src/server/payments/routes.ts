import { api } from '../../contract/api.ts'
import { ShopError } from '../../contract/errors.ts'
import { on, type Route } from '../http/mount.ts'

export const paymentRoutes = (): Route[] => [
  on(api.stripe.pay, async () => {
    throw new ShopError('payments_off', 'This shop takes no cards yet. Please choose cash on delivery.')
  }),
]
