import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { demoNotice } from '../../src/web/parts/shell/demo-notice.ts'
import { orderByCard, payWith } from '../../test-support/card-shop.ts'
import { remote, signInDemo } from '../../test-support/remote-client.ts'
import { demoShopFolder } from '../../test-support/shop-folders.ts'
import { startShop, temporaryFolder } from '../../test-support/start-shop.ts'

const folder = await demoShopFolder()
afterAll(folder.remove)
// Its data is a demo, so it takes test cards.
const settings = { DATA_DIR: folder.path }

const number = '4242424242424242'

/** What the card form sends to the card provider, past the shop. */
async function typeCard(url: string, publishableKey: string): Promise<string> {
  const card = { number, exp_month: '12', exp_year: '34', cvc: '123' }
  const fields = Object.entries(card).map(([name, value]) => [`card[${name}]`, value])
  const answer = await fetch(`${url}/sandbox/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams([['type', 'card'], ...fields]),
  })
  return (await answer.json()).id
}

/** Three starts of a shop, before which the demo may have to be filled. */
const slow = { timeout: 240_000 }

test(
  'kill -9 between payment and order: after the restart the same payment is ordered and charged',
  slow,
  async () => {
    const first = await startShop(settings)
    const token = await signInDemo(first.url, 'shopper')
    const shopper = remote(first.url, token)
    const [product] = await shopper.catalogue.newArrivals()
    await shopper.cart.add({ body: { productId: product?._id ?? '', quantity: 1 } })
    const { paymentIntentId } = await shopper.payments.pay(payWith())
    await first.stop('SIGKILL')

    const second = await startShop(settings)
    const order = await remote(second.url, token).orders.create(orderByCard(paymentIntentId))
    expect(order).toMatchObject({ paymentState: 'paid', totalPrice: product?.price })
    await second.stop('SIGKILL')

    const third = await startShop(settings)
    const admin = remote(third.url, await signInDemo(third.url, 'admin'))
    const params = { id: order._id }
    expect(await admin.orders.updateStatus({ params, body: { status: 'Cancelled' } })).toMatchObject({
      ...{ paymentState: 'refunded', refundedTotal: product?.price },
    })
    await third.stop()
  },
)

test('no card number is in what the shop logs, keeps or answers', async () => {
  const shop = await startShop(settings)
  const shopper = remote(shop.url, await signInDemo(shop.url, 'shopper'))
  const { publishableKey, scriptUrl } = await shopper.payments.setup()
  expect((await fetch(new URL(scriptUrl ?? '', shop.url))).status).toBe(200)
  const [product] = await shopper.catalogue.newArrivals()
  await shopper.cart.add({ body: { productId: product?._id ?? '', quantity: 1 } })
  const paymentMethodId = await typeCard(shop.url, publishableKey)
  // Whoever sends a number to the shop itself is refused, and it is forgotten.
  const body = { paymentMethodId, card: { number } }
  await expect(shopper.payments.pay({ body })).rejects.toMatchObject({ status: 400 })
  const paid = await shopper.payments.pay(payWith(paymentMethodId))
  const order = await shopper.orders.create(orderByCard(paid.paymentIntentId))
  expect(order.paymentState).toBe('paid')
  await shop.stop()
  expect(JSON.stringify([paid, order]) + shop.output()).not.toContain(number)
  const files = await readdir(folder.path, { recursive: true, withFileTypes: true })
  const kept = files.filter(file => file.isFile())
  expect(kept.length).toBeGreaterThan(100)
  for (const { parentPath, name } of kept) {
    const bytes = await readFile(join(parentPath, name))
    expect(bytes.includes(number), join(parentPath, name)).toBe(false)
  }
})

test('in production without keys a shop that is no demo takes no cards and starts no sandbox', async () => {
  const real = await temporaryFolder()
  const shop = await startShop({ DATA_DIR: real.path, DEMO: '0' })
  const home = await (await fetch(shop.url)).text()
  expect(home).toContain('New Arrivals')
  for (const ofDemo of [demoNotice, 'What customers say', 'Test cards']) expect(home).not.toContain(ofDemo)
  expect(await remote(shop.url).payments.setup()).toMatchObject({ cards: false })
  const script = await fetch(`${shop.url}/sandbox/stripe.js`)
  expect([script.status, script.headers.get('content-type')]).toEqual([404, expect.stringContaining('html')])
  await shop.stop()
  await real.remove()
})
