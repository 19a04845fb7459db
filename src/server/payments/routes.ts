import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { pay } from './authorise/pay.ts'
import { cardSetup } from './provider/card-setup.ts'
import { receiveEvent } from './settle/receive-event.ts'
import { listPaymentProblems } from './staff/list-payment-problems.ts'
import { resolveProblem } from './staff/resolve-problem.ts'

export const paymentRoutes = (deps: Deps): Route[] => [
  on(api.payments.setup, async () => cardSetup(deps)),
  on(api.payments.pay, ({ body }, { who, address }) => pay(deps, { userId: who.userId, address }, body)),
  on(api.payments.webhook, ({ body }) => receiveEvent(deps, body)),
  on(api.payments.unsettled, ({ query }) => listPaymentProblems(deps, query)),
  on(api.payments.settle, ({ params, body }, { who }) =>
    resolveProblem(deps, who.userId, { ...params, ...body }),
  ),
]
