import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { cardsOff } from './cards-off.ts'

export const paymentRoutes = (_deps: Deps): Route[] => [
  on(api.stripe.setup, async () => ({ cards: false, publishableKey: '', scriptUrl: null, testMode: false })),
  on(api.stripe.pay, async () => {
    throw cardsOff()
  }),
  on(api.stripe.webhook, async () => {
    throw cardsOff()
  }),
  on(api.stripe.unsettled, async () => ({ payments: [], total: 0 })),
  on(api.stripe.settle, async () => {
    throw cardsOff()
  }),
]
