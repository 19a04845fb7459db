import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../test-support/memory-storage.ts'
import { browserApi } from './browser.ts'
import { onChangedElsewhere } from './changed-elsewhere.ts'

const page = { window: new EventTarget(), document: Object.assign(new EventTarget(), { hidden: false }) }

vi.stubGlobal('window', Object.assign(page.window, { location: { origin: 'http://shop.test' } }))
vi.stubGlobal('document', Object.assign(page.document, { cookie: 'XSRF-TOKEN=a' }))
vi.stubGlobal('fetch', async () => Response.json({}))
afterAll(() => void vi.unstubAllGlobals())

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  page.document.hidden = false
})

const [product, line] = [{ productId: 'p1' }, { quantity: 1 }]
const order = {} as never

test.each([
  ['adding', true, () => browserApi.cart.add({ body: product })],
  ['adding a pair', true, () => browserApi.cart.addSeveral({ body: { lines: [product] } })],
  ['changing a line', true, () => browserApi.cart.update({ params: product, body: line })],
  ['removing a line', true, () => browserApi.cart.remove({ params: product })],
  ['ordering', true, () => browserApi.orders.create({ body: order })],
  ['saving for later', true, () => browserApi.wishlist.add({ body: { productIds: ['p1'] } })],
  ['saving no longer', true, () => browserApi.wishlist.remove({ params: product })],
  ['reading the cart', false, () => browserApi.cart.get()],
  ['counting', false, () => browserApi.cart.count()],
  ['reading the wishlist', false, () => browserApi.wishlist.get()],
  [
    'moving an order',
    false,
    () => browserApi.orders.updateStatus({ params: { id: 'o1' }, body: { status: 'Shipped' } }),
  ],
])('%s tells other tabs: %s', async (_, tells, call) => {
  await call()
  expect(localStorage.getItem('changed-at') !== null).toBe(tells)
})

const stored = (key: string) => page.window.dispatchEvent(Object.assign(new Event('storage'), { key }))
const opened = (persisted: boolean) =>
  page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
const shown = () => page.document.dispatchEvent(new Event('visibilitychange'))

test.each([
  ['another tab changed something', true, () => stored('changed-at')],
  ['another tab stored something else', false, () => stored('other')],
  ['the tab is shown again', true, shown],
  ['Back shows the page as it was kept', true, () => opened(true)],
  ['the page is opened', false, () => opened(false)],
])('%s: the page asks again: %s', (_, asks, happens) => {
  const listener = vi.fn()
  const unsubscribe = onChangedElsewhere(listener)
  happens()
  unsubscribe()
  happens()
  expect(listener).toHaveBeenCalledTimes(asks ? 1 : 0)
})

test('a page that is hidden asks once it is shown', () => {
  const listener = vi.fn()
  const unsubscribe = onChangedElsewhere(listener)
  page.document.hidden = true
  shown()
  expect(listener).not.toHaveBeenCalled()
  page.document.hidden = false
  shown()
  expect(listener).toHaveBeenCalledTimes(1)
  unsubscribe()
})
