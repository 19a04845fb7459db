import { api } from '../../contract/api.ts'
import { withoutCash } from '../../contract/delivery/delivery-quote.ts'
import { waysToPay } from '../../contract/settings/payment-settings.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { deliveryTerms } from './delivery-terms.ts'

export const deliveryRoutes = (deps: Deps): Route[] => [
  on(api.delivery.terms, async () => {
    const settings = deps.settings.current()
    const terms = deliveryTerms(settings, deps.clock())
    return waysToPay(settings.payment, deps.cards !== null).cash ? terms : withoutCash(terms)
  }),
]
