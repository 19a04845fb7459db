import { api } from '../../contract/api.ts'
import { on, type Route } from '../http/mount.ts'
import { cardsOff } from './cards-off.ts'

export const paymentRoutes = (): Route[] => [
  on(api.stripe.pay, async () => {
    throw cardsOff()
  }),
]
