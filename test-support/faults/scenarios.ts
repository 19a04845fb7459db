import Stripe from 'stripe'
import { addToCart } from '../../src/server/cart/add-to-cart.ts'
import { createCartStore } from '../../src/server/cart/cart-store.ts'
import { refundOrder } from '../../src/server/orders/money/refund-order.ts'
import { updateStatus } from '../../src/server/orders/move/update-status.ts'
import { placeOrder } from '../../src/server/orders/place/place-order.ts'
import { pay } from '../../src/server/payments/authorise/pay.ts'
import { type CardProvider, ProviderDown } from '../../src/server/payments/provider/card-provider.ts'
import type { Cards } from '../../src/server/payments/provider/cards.ts'
import { receiveEvent } from '../../src/server/payments/settle/receive-event.ts'
import { settleDue } from '../../src/server/payments/settle/settle-due.ts'
import { insertUser, orderData } from '../factories.ts'
import { placeTogether } from '../place-together.ts'
import { mixedLoad } from './mixed-load.ts'
import type { Stage } from './stage.ts'

const card = (stage: Stage, paymentMethodId = 'pm_card_visa') =>
  pay(stage.deps, { userId: stage.buyer, address: 'local' }, { paymentMethodId })

async function order(stage: Stage, paymentIntentId: string): Promise<string> {
  const online = { ...orderData(), paymentMethod: 'online' as const, paymentIntentId }
  const { _id } = await placeOrder(stage.deps, {
    ...online,
    userId: stage.buyer,
    idempotencyKey: null,
    clientAddress: 'local',
  })
  stage.told({ order: _id })
  return _id
}

const buy = async (stage: Stage) => order(stage, (await card(stage)).paymentIntentId)

const cancel = ({ deps, admin }: Stage, id: string) =>
  updateStatus(deps, { userId: admin, staffRole: 'owner' }, { id, status: 'Cancelled' })

/** What the provider tells about the buyer's payments so far, twice and the wrong way round. */
async function tell({ deps, stripe, webhookSecret: secret }: Stage, paymentIntentId: string): Promise<void> {
  const { data } = await stripe.events.list({ limit: 100 })
  const about = data.filter(event => JSON.stringify(event.data.object).includes(paymentIntentId))
  for (const event of [...about, ...about]) {
    const payload = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    await receiveEvent(deps, { payload, signature })
  }
}

/** The provider gives back, and the line is cut before it says so. */
function losingAnswers({ cards }: Stage['deps']): Cards | null {
  if (!cards) return null
  const refund: CardProvider['refund'] = async wish => {
    await cards.provider.refund(wish)
    throw new ProviderDown('The answer was lost.')
  }
  return { ...cards, retryPausesMs: [], provider: { ...cards.provider, refund } }
}

/** What buyers, staff, provider and clock do to one cart. Each may be cut off anywhere. */
export const scenarios = {
  buy,
  'a mixed load': mixedLoad,
  'another card after a decline': async stage => {
    await card(stage, 'pm_card_chargeDeclined').catch(() => {})
    await buy(stage)
  },
  '3-D Secure': async stage => {
    const { paymentIntentId } = await card(stage, 'pm_card_authenticationRequired')
    await stage.answerBank(paymentIntentId)
    await order(stage, paymentIntentId)
  },
  '3-D Secure left alone': async stage => {
    await card(stage, 'pm_card_authenticationRequired')
    stage.wait(11)
    await settleDue(stage.deps)
  },
  'two tabs': async stage => {
    const [one, two] = await Promise.allSettled([card(stage), card(stage)])
    const paid = [one, two].flatMap(tab => (tab?.status === 'fulfilled' ? [tab.value.paymentIntentId] : []))
    await Promise.allSettled(paid.map(id => order(stage, id)))
  },
  'a changed cart': async stage => {
    await card(stage)
    await addToCart({ ...stage.deps, carts: createCartStore(stage.deps) }, stage.buyer, {
      productId: stage.productId,
      quantity: 1,
      options: {},
    })
    await buy(stage)
  },
  'cash after all': async stage => {
    await card(stage)
    const wish = { ...orderData(), userId: stage.buyer, idempotencyKey: null, clientAddress: 'local' }
    stage.told({ order: (await placeOrder(stage.deps, wish))._id })
    await settleDue(stage.deps)
  },
  'cash orders at once': async stage => {
    const { deps, buyer, productId } = stage
    const { id: other } = await insertUser(deps)
    await addToCart({ ...deps, carts: createCartStore(deps) }, other, { productId, quantity: 3, options: {} })
    const wishes = [buyer, other].map(userId => ({
      ...orderData(),
      userId,
      idempotencyKey: 'once',
      clientAddress: 'local',
    }))
    for (const { _id } of await Promise.all(await placeTogether(deps, wishes))) stage.told({ order: _id })
  },
  'left alone': async stage => {
    await card(stage)
    stage.wait(11)
    await settleDue(stage.deps)
  },
  'cancelled by the staff': async stage => {
    await cancel(stage, await buy(stage))
    stage.wait(1)
    await settleDue(stage.deps)
  },
  'given back in part, then cancelled': async stage => {
    const id = await buy(stage)
    await refundOrder(stage.deps, stage.admin, { id, amount: 10, reason: '', idempotencyKey: null })
    await cancel(stage, id)
    stage.wait(1)
    await settleDue(stage.deps)
  },
  'a refund that stumbles': async stage => {
    const id = await buy(stage)
    const deps = { ...stage.deps, cards: losingAnswers(stage.deps) }
    await refundOrder(deps, stage.admin, { id, amount: 10, reason: '', idempotencyKey: null })
    stage.wait(1)
    await settleDue(stage.deps)
  },
  'told by webhook': async stage => {
    const { paymentIntentId } = await card(stage)
    await tell(stage, paymentIntentId)
    await order(stage, paymentIntentId)
    await tell(stage, paymentIntentId)
  },
  'a capture that stumbles': async stage => {
    await order(stage, (await card(stage, 'pm_card_sandbox_captureFailsOnce')).paymentIntentId)
    stage.wait(1)
    await settleDue(stage.deps)
  },
} satisfies Record<string, (stage: Stage) => Promise<unknown>>

export type ScenarioName = keyof typeof scenarios
// The object above has these keys and no other.
export const scenarioNames = Object.keys(scenarios) as ScenarioName[]
