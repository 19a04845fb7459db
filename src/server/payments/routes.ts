import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { pay } from './pay.ts'
import { receiveEvent } from './receive-event.ts'
import { settleByHand } from './settle-by-hand.ts'
import { cardSetup } from './setup.ts'
import { unsettledPayments } from './unsettled.ts'

export const paymentRoutes = (deps: Deps): Route[] => [
  on(api.payments.setup, async () => cardSetup(deps)),
  on(api.payments.pay, ({ body }, { who }) => pay(deps, who.userId, body)),
  on(api.payments.webhook, ({ body }) => receiveEvent(deps, body)),
  on(api.payments.unsettled, ({ query }) => unsettledPayments(deps, query)),
  on(api.payments.settle, ({ params, body }, { who }) =>
    settleByHand(deps, who.userId, { ...params, ...body }),
  ),
]
