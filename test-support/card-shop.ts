import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import Stripe from 'stripe'
import { afterEach } from 'vitest'
import { type Sandbox, startSandbox } from '../src/sandbox/start-sandbox.ts'
import type { Config } from '../src/server/config.ts'
import { openCards } from '../src/server/payments/provider/cards.ts'
import { settleDue } from '../src/server/payments/settle/settle-due.ts'
import { settlePayment } from '../src/server/payments/settle/settle-payment.ts'
import { afterUse } from './after-use.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { makeProduct, makeUser, orderData, type TestUser } from './factories.ts'

export type CardShop = TestApp & {
  sandbox: Sandbox & { control: NonNullable<Sandbox['control']> }
  /** What the provider knows, seen past the shop. */
  stripe: Stripe
  /** The shop's job, once. */
  settle: () => Promise<void>
  /** Lets so many minutes pass, for the shop and for the provider. */
  wait: (minutes: number) => void
  /** What a buyer answers to their bank. */
  answerBank: (paymentIntentId: string, outcome: 'complete' | 'fail') => Promise<void>
}

/** A whole shop that takes cards, through the sandbox. Webhooks wait until a test sends them. */
export async function createCardShop(settings: Partial<Config> = {}): Promise<CardShop> {
  const shop = await createTestApp(settings)
  const folder = join(shop.deps.config.dataDir, 'sandbox')
  const sandbox = await startSandbox({ folder, clock: () => shop.clock.now.getTime(), control: true })
  afterUse(() => sandbox.stop())
  const { url: apiUrl, scriptPath: scriptUrl, ...keys } = sandbox
  // What fails is left to the job at once: the library's own retries would wait for seconds.
  const cards = await openCards({ ...keys, sandbox: { apiUrl, scriptUrl }, maxNetworkRetries: 0 }, () => {})
  shop.deps.cards = { ...cards, retryPausesMs: [] }
  const { hostname, port } = new URL(apiUrl)
  const stripe = new Stripe(keys.secretKey, { protocol: 'http', host: hostname, port, maxNetworkRetries: 0 })
  if (!sandbox.control) throw new Error('The sandbox was started without its control')
  return {
    ...shop,
    sandbox: { ...sandbox, control: sandbox.control },
    stripe,
    settle: () => settleDue(shop.deps),
    wait: minutes => {
      shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000)
    },
    answerBank: (id, outcome) => answerBank({ sandbox, stripe }, id, outcome),
  }
}

async function answerBank(
  { sandbox, stripe }: Pick<CardShop, 'stripe'> & { sandbox: Sandbox },
  id: string,
  outcome: 'complete' | 'fail',
): Promise<void> {
  const { client_secret } = await stripe.paymentIntents.retrieve(id)
  await sandbox.fetch(
    new Request(`http://shop.test/sandbox/v1/payment_intents/${id}/authenticate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.publishableKey}` },
      body: new URLSearchParams({ client_secret: client_secret ?? '', outcome }),
    }),
  )
}

/** Does this without waiting long for a provider that hangs. */
export async function waitBriefly<T>({ deps }: CardShop, act: () => Promise<T>): Promise<T> {
  const { cards } = deps
  if (!cards) throw new Error('The shop takes no cards')
  deps.cards = { ...cards, maxWaitMs: 50 }
  return act().finally(() => {
    deps.cards = cards
  })
}

/** Puts the shop onto a socket, where the provider sends its events. */
export async function openWebhooks({ app, sandbox }: CardShop): Promise<void> {
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // The server is listening on a port, so it has an address of that kind.
  const { port } = server.address() as AddressInfo
  sandbox.sendWebhooksTo(`http://127.0.0.1:${port}/api/stripe/webhook`)
  afterUse(() => new Promise(resolve => server.close(resolve)))
}

export const orderByCard = (paymentIntentId?: string) => ({
  body: {
    ...orderData(),
    paymentMethod: 'online' as const,
    ...(paymentIntentId ? { paymentIntentId } : {}),
  },
})

export const payWith = (paymentMethodId = 'pm_card_visa') => ({ body: { paymentMethodId } })

/** Somebody with so many pieces of a new product in the cart. */
export async function makeBuyer(
  shop: TestApp,
  admin: TestUser,
  { price = 48, inventory = 10, quantity = 2 } = {},
): Promise<TestUser & { productId: string }> {
  const { _id: productId } = await makeProduct(admin, { price, inventory })
  const buyer = await makeUser(shop)
  await buyer.client.cart.add({ body: { productId, quantity } })
  return { ...buyer, productId }
}

/** An order of two pieces at $48, charged to this card unless the provider stumbles, and how to ask for it. */
export async function makePaidOrder(shop: CardShop, admin: TestUser, card?: string) {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith(card))
  const order = await buyer.client.orders.create(orderByCard(paymentIntentId))
  return { ...order, buyer, params: { id: order._id }, paymentIntentId }
}

export type PaidOrder = Awaited<ReturnType<typeof makePaidOrder>>

/** What the provider has given back of an order, in cents, oldest first. */
export const givenBackOf = async ({ stripe }: CardShop, { paymentIntentId }: PaidOrder): Promise<number[]> =>
  (await stripe.refunds.list({ payment_intent: paymentIntentId })).data
    .filter(({ status }) => status !== 'failed')
    .map(({ amount }) => amount)
    .toReversed()

/** The job as it runs over so many minutes, once in each. */
export async function settleOver(shop: CardShop, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    shop.wait(1)
    await shop.settle()
  }
}

/** Pieces of a product that others can buy. */
export const piecesLeft = async (shop: TestApp, productId: string): Promise<number> =>
  (await shop.client().catalogue.get({ params: { id: productId } })).inventory

/** A shop that takes cards, mended after every test, and what its staff ask and do about a paid order. */
export async function createStaffedCardShop() {
  const shop = await createCardShop()
  const admin = await makeUser(shop, 'admin')
  const { control } = shop.sandbox
  const { cards } = shop.deps
  if (!cards) throw new Error('The shop takes no cards')
  afterEach(() => {
    control.clearFaults()
    shop.deps.cards = cards
    shop.logged.length = 0
  })
  const storedOf = ({ params }: PaidOrder) =>
    shop.db.selectFrom('payments').where('orderId', '=', params.id).selectAll().executeTakeFirstOrThrow()
  return {
    ...{ shop, admin, control, cards, stripe: shop.stripe },
    /** Somebody with the only two pieces of a product in the cart. */
    newBuyer: () => makeBuyer(shop, admin, { inventory: 2, quantity: 2 }),
    pay: ({ client }: TestUser, card?: string) => client.payments.pay(payWith(card)),
    paidOrder: (card?: string) => makePaidOrder(shop, admin, card),
    givenBack: (order: PaidOrder) => givenBackOf(shop, order),
    /** The payment's row. */
    storedOf,
    /** The payment as the staff see it. */
    async paymentOf({ params }: PaidOrder) {
      const { payment } = await admin.client.orders.staffGet({ params })
      if (!payment) throw new Error('The order has no card payment')
      return payment
    },
    refund: ({ params }: PaidOrder, amount: number, idempotencyKey?: string) =>
      admin.client.orders.refund({ params, body: { amount } }, idempotencyKey ? { idempotencyKey } : {}),
    resolve: async (order: PaidOrder, how: 'retry' | 'close') =>
      admin.client.payments.settle({
        params: { id: (await storedOf(order)).id },
        body: how === 'close' ? { how, note: 'Paid out in cash.' } : { how },
      }),
    /** Takes up what the provider knows of a payment now. */
    hear: async (order: PaidOrder) => settlePayment(shop.deps, (await storedOf(order)).id),
    move: ({ params }: PaidOrder, status: 'Processing' | 'Cancelled') =>
      admin.client.orders.updateStatus({ params, body: { status } }),
  }
}
