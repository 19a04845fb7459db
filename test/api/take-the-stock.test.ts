import { expect, test } from 'vitest'
import type { OrderData } from '../../src/contract/orders/orders.ts'
import { createCardShop, payWith } from '../../test-support/card-shop.ts'
import { makeUser, orderData, type TestUser } from '../../test-support/factories.ts'

/** The default limits, with nobody's address to be believed but a proxy's. */
const settings = { rateLimits: true, trustProxy: true }

/** A shop of 60 products with 20 pieces each, and what one person can do to it. */
async function openShop() {
  const shop = await createCardShop(settings)
  const admin = await makeUser(shop, 'admin')
  const rows = Array.from({ length: 60 }, (_, nth) => `Kurta ${nth},w-chickankari,48,20`)
  const file = new File([['Title,Category,Price,Stock', ...rows].join('\n')], 'spring.csv')
  await admin.client.catalogue.import({ query: { dryRun: '0' }, body: { file } })
  const products = (await shop.db.selectFrom('products').select('id').execute()).map(({ id }) => id)
  const left = async () => {
    const { pieces } = await shop.db
      .selectFrom('stock')
      .select(({ fn }) => fn.sum<string>('quantity').as('pieces'))
      .executeTakeFirstOrThrow()
    return Number(pieces)
  }
  let address = '203.0.113.7'
  const call = (method: string, path: string, user: TestUser, body?: unknown) =>
    shop.request(method, path, { token: user.token, body, headers: { 'x-forwarded-for': address } })
  const codeOf = async (answer: Response) =>
    answer.ok ? 'ok' : ((await answer.json()) as { error: { code: string } }).error.code
  return {
    ...{ shop, products, left },
    moveTo: (next: string) => {
      address = next
    },
    add: async (user: TestUser, productId: string, quantity = 1) =>
      codeOf(await call('POST', '/api/cart/add', user, { productId, quantity })),
    order: async (user: TestUser, changes: Partial<OrderData['shippingAddress']> = {}) =>
      codeOf(await call('POST', '/api/order/create', user, orderData(changes))),
    pay: async (user: TestUser, replaces?: string) => {
      const body = { ...payWith('pm_card_authenticationRequired').body, ...(replaces ? { replaces } : {}) }
      const answer = await call('POST', '/api/stripe/pay', user, body)
      return answer.ok ? ((await answer.json()) as { paymentIntentId: string }).paymentIntentId : undefined
    },
  }
}

type Shop = Awaited<ReturnType<typeof openShop>>

/** Puts as much into the cart as the shop lets one have, beginning at the product of this place. */
async function fillCart({ products, add }: Shop, user: TestUser, from = 0): Promise<void> {
  for (const productId of [...products.slice(from), ...products.slice(0, from)]) {
    const code = await add(user, productId, 20)
    if (code === 'order_too_large') return
  }
}

const phoneOf = (nth: number) => `+92 300 5${String(nth).padStart(6, '0')}`

test('one account cannot empty the shop by orders, whatever phone it names', async () => {
  const attack = await openShop()
  const user = await makeUser(attack.shop)
  for (const productId of attack.products) await attack.add(user, productId)
  const { count } = await user.client.cart.count()
  expect(count).toBe(30)
  await attack.order(user, { phone: 'abc' })
  expect(await attack.left()).toBeGreaterThanOrEqual(1_200 - 30)
  for (let nth = 0; nth < 12; nth++) {
    await fillCart(attack, user, nth)
    await attack.order(user, { phone: nth % 2 ? 'abc' : phoneOf(nth) })
  }
  expect(await attack.left()).toBeGreaterThanOrEqual(1_200 - 5 * 50)
})

test('many accounts with one phone in many spellings take no more than one', async () => {
  const attack = await openShop()
  const spellings = [
    '0300-1112223',
    '+92 300 1112223',
    '00923001112223',
    '300 1112223',
    '+92 (0)300 111 22 23',
  ]
  for (let nth = 0; nth < 10; nth++) {
    const user = await makeUser(attack.shop)
    attack.moveTo(`203.0.113.${nth}`)
    await fillCart(attack, user, nth)
    await attack.order(user, { phone: spellings[nth % spellings.length] ?? '' })
  }
  expect(await attack.left()).toBeGreaterThanOrEqual(1_200 - 5 * 50)
})

test('many accounts and phones behind one address leave some of the stock within an hour', async () => {
  const attack = await openShop()
  for (let nth = 0; nth < 26; nth++) {
    // Behind a trusted proxy a caller can invent what stands before its own address, and any port.
    attack.moveTo(`198.51.100.${nth}, 203.0.113.7:${4_000 + nth}`)
    const user = await makeUser(attack.shop)
    await fillCart(attack, user, nth * 2)
    await attack.order(user, { phone: phoneOf(nth) })
  }
  expect(await attack.left()).toBeGreaterThanOrEqual(1_200 - 20 * 50)
})

test('the whole cart, paid by a card whose bank is never answered, keeps ten pieces from others and no more', async () => {
  const attack = await openShop()
  const user = await makeUser(attack.shop)
  await fillCart(attack, user)
  await attack.pay(user)
  expect(await attack.left()).toBe(1_200)
  await user.client.cart.remove({ params: { productId: attack.products[0] ?? '' } })
  for (const productId of attack.products.slice(10, 40)) await attack.add(user, productId)
  await attack.pay(user)
  expect(await attack.left()).toBe(1_200 - 10)
})

test('two tabs, a changed cart and a renewed payment hold no more, and for half of any hour', async () => {
  const attack = await openShop()
  const { shop, products } = attack
  const user = await makeUser(shop)
  for (const productId of products.slice(0, 10)) await attack.add(user, productId)
  let minutesHeld = 0
  let replaces: string | undefined
  for (let minute = 0; minute < 60; minute += 3) {
    const other = products[10 + (minute % 30)] ?? ''
    const [first, second] = await Promise.all([attack.pay(user, replaces), attack.add(user, other)])
    await Promise.all([attack.pay(user, first ?? replaces), attack.pay(user)])
    replaces = first ?? replaces
    expect(await attack.left()).toBeGreaterThanOrEqual(1_200 - 10)
    if (second === 'ok') await user.client.cart.remove({ params: { productId: other } })
    if ((await attack.left()) < 1_200) minutesHeld += 3
    shop.wait(3)
    await shop.settle()
  }
  expect(minutesHeld).toBeGreaterThan(0)
  expect(minutesHeld).toBeLessThanOrEqual(33)
})
