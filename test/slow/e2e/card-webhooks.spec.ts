import type { Product } from '../../../src/contract/catalogue/catalogue.ts'
import { productInput } from '../../../test-support/factories.ts'
import { remote } from '../../../test-support/remote-client.ts'
import { emptyShopFolder } from '../../../test-support/shop-folders.ts'
import { startShop } from '../../../test-support/start-shop.ts'
import { expectOnePaid, greeting, openCardForm, payNow, testCards, typeCard } from '../../e2e/card-steps.ts'
import { test as base, expect } from '../../e2e/shop-test.ts'

/** The sandbox's controls for tests. */
type Provider = {
  ask: <T>(path: string) => Promise<T>
  tell: (path: string, body?: unknown) => Promise<unknown>
  output: () => string
}

type Own = { provider: Provider; shopUrl: string; piece: Product }

/** A shop of these tests' own, of which the card provider can be held back and made to repeat itself. */
const test = base.extend<object, Own & { own: Own }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed.
    async ({}, use) => {
      const folder = await emptyShopFolder()
      const login = { email: 'owner@example.com', password: 'owner-password' }
      const shop = await startShop(
        {
          ...{ DATA_DIR: folder.path, DEMO: '0', SANDBOX_PAYMENTS: '1' },
          ...{ ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password },
        },
        'test/e2e/controlled-shop.ts',
      )
      const { token } = await remote(shop.url).accounts.login({ body: login })
      const body = productInput({ product_images: [], Color: [], inventory: 100 })
      const piece = await remote(shop.url, token).catalogue.add({ body })
      await use({ provider: steer(shop.output), shopUrl: shop.url, piece })
      await shop.stop()
      await folder.remove()
    },
    { scope: 'worker' },
  ],
  provider: [async ({ own }, use) => use(own.provider), { scope: 'worker' }],
  shopUrl: [async ({ own }, use) => use(own.shopUrl), { scope: 'worker' }],
  piece: [async ({ own }, use) => use(own.piece), { scope: 'worker' }],
})

test.use({ baseURL: async ({ shopUrl }, use) => use(shopUrl) })
test.describe.configure({ mode: 'serial' })

test('messages of the provider that come before the order change nothing', async ({
  page,
  shopper,
  provider,
  piece,
}) => {
  await openCardForm(page, shopper, piece)
  await typeCard(page, testCards.pays)
  await page.route('**/api/order/create', async route => {
    await expect.poll(() => undelivered(provider)).toEqual([])
    await route.continue()
  })
  await payNow(page).click()
  await expect(greeting(page)).toBeVisible()
  await expectOnePaid(shopper, piece)
})

test('late messages, each five times and in the wrong order, change nothing', async ({
  page,
  shopper,
  provider,
  piece,
}) => {
  await provider.tell('hold-webhooks')
  const before = (await provider.ask<{ id: string }[]>('events')).length
  await openCardForm(page, shopper, piece)
  await typeCard(page, testCards.secure)
  await payNow(page).click()
  await page.getByRole('button', { name: 'Complete' }).click()
  await expect(greeting(page)).toBeVisible()
  await expectOnePaid(shopper, piece)

  const ids = (await provider.ask<{ id: string }[]>('events')).slice(before).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(2)
  const fiveTimes = Array.from({ length: 5 }, () => ids.toReversed()).flat()
  expect(await provider.tell('send', fiveTimes)).toEqual(fiveTimes.map(() => true))
  await expectOnePaid(shopper, piece)
  const { orders } = await shopper.api.orders.mine()
  expect(orders[0]?.refundedTotal).toBe(0)
  await provider.tell('release-webhooks')
})

test.describe('when the provider fails', () => {
  test.use({ expectedNoise: [/status of 500/] })

  test('what goes wrong at the provider is told in its words, and the next try pays', async ({
    page,
    shopper,
    provider,
    piece,
  }) => {
    await openCardForm(page, shopper, piece)
    await typeCard(page, testCards.pays)
    await provider.tell('fault', { path: '/payment_methods', when: 'before', effect: 'error' })
    await payNow(page).click()
    await expect(page.getByText('The sandbox failed because a test asked for it.')).toBeVisible()
    await payNow(page).click()
    await expect(greeting(page)).toBeVisible()
    await expectOnePaid(shopper, piece)
  })
})

test('no card number is in what the shop logs', async ({ page, shopper, provider, piece }) => {
  await openCardForm(page, shopper, piece)
  await typeCard(page, testCards.pays)
  await payNow(page).click()
  await expect(greeting(page)).toBeVisible()
  expect(provider.output()).toContain('Zari is open')
  expect(provider.output()).not.toMatch(/4242\D{0,3}4242|4000\D{0,3}0027/)
})

async function undelivered({ ask }: Provider): Promise<string[]> {
  const events = await ask<{ id: string; pending_webhooks: number }[]>('events')
  return events.filter(event => event.pending_webhooks > 0).map(({ id }) => id)
}

function steer(output: () => string): Provider {
  const url = /controlled at (http:\S+)/.exec(output())?.[1]
  if (!url) throw new Error('The shop did not say where its sandbox is controlled')
  return {
    output,
    ask: async path => (await fetch(`${url}/${path}`)).json(),
    tell: async (path, body) => {
      const answer = await fetch(`${url}/${path}`, {
        method: 'POST',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${path}`)
      return answer.json()
    },
  }
}
