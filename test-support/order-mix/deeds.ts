import type { ShippingAddress } from '../../src/contract/orders/orders.ts'
import type { OtherSizes } from '../../src/contract/orders/other-sizes.ts'
import { sumSales } from '../../src/server/orders/money/sum-sales.ts'
import { ApiError } from '../../src/web/api/error.ts'
import type { About, Deed } from './deed.ts'
import {
  addPieces,
  nthProduct,
  optionsOf,
  orderAsGuest,
  orderAsUser,
  orderWithCard,
  type Round,
  type Size,
} from './round.ts'
import { onShelves } from './shelf-deeds.ts'

/** Why the refunds of a mix are made; those that a change makes have a reason of their own. */
export const byHand = 'By hand'

let texts = 0
/** Two edits that come to the same are told apart by their words. */
const unique = (words: string) => `${words} ${++texts}`

/** Somebody who is told that the order is another one by now looks again, twice at most. */
async function lookingAgain(attempt: () => Promise<void>): Promise<void> {
  for (let looks = 1; ; looks++) {
    try {
      return await attempt()
    } catch (error) {
      if (looks === 3 || !(error instanceof ApiError && error.code === 'order_changed')) throw error
    }
  }
}

type Body = Omit<Parameters<Round['owner']['client']['orders']['change']>[0]['body'], 'version'>
type Opened = Awaited<ReturnType<Round['owner']['client']['orders']['openForChange']>>

/** Changes an order as somebody sees it now, which may be another one by the time that the change arrives. */
const edit =
  (plan: (opened: Opened, about: About, round: Round) => Body): Deed =>
  (round, about) =>
    lookingAgain(async () => {
      const params = { id: about.order.id }
      const { orders } = round.owner.client
      const opened = await orders.openForChange({ params })
      const body = plan(opened, about, round)
      await orders.change({ params, body: { version: opened.order.version, note: unique('Edit'), ...body } })
      round.expected.push(`${params.id} changed`, ...(body.call ? [`${params.id} called`] : []))
    })

function lineOf({ lines }: Opened, nth: number) {
  const { lineId = '', quantity = 0 } = lines[nth % lines.length] ?? {}
  return { lineId, quantity }
}

function addressOf({ order }: Opened, { person: { phone } }: About): ShippingAddress {
  const { fullName, postalCode, country } = order.shippingAddress
  return { fullName, postalCode, country, address: unique('House'), city: 'Kasur', phone }
}

/** Whether or not the size was offered: whoever asks at the same moment may have seen it in stock. */
function swapIn(sizes: OtherSizes = { version: 1, lines: [] }, size: Size, nth: number) {
  const { version, lines } = sizes
  return { version, lineId: lines[nth % lines.length]?.lineId ?? 'none', size }
}

const move =
  (status: 'Processing' | 'Shipped' | 'Cancelled', body: object = {}): Deed =>
  async ({ owner, expected }, { order: { id } }) => {
    await owner.client.orders.updateStatus({ params: { id }, body: { status, ...body } })
    expected.push(`${id} moved`)
  }

const call =
  (outcome: 'confirmed' | 'no_answer' | 'wrong_number' | 'cancelled'): Deed =>
  async ({ owner, expected }, { order: { id } }) => {
    await owner.client.orders.call({ params: { id }, body: { outcome } })
    expected.push(`${id} called`, ...(outcome === 'cancelled' ? [`${id} moved`] : []))
  }

/** What comes before may have been done already, or not be possible. */
const afterwards =
  (first: Deed, then: Deed): Deed =>
  async (round, about) => {
    await first(round, about).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
    })
    await then(round, about)
  }

const pack = move('Processing', { reason: 'The buyer is known' })
const ship = afterwards(pack, move('Shipped', { courier: 'TCS', trackingNumber: 'TCS-1' }))

const inCarts = {
  addToOwn: (round, { person, size, quantity }) =>
    addPieces(round, person, { product: quantity, size, quantity: 1 }, 'user'),
  addAsGuest: (round, { person, size, quantity }) =>
    addPieces(round, person, { product: quantity, size, quantity: 1 + (quantity % 2) }, 'guest'),
  signIn: (_, { person: { browser, user } }) => browser.as(user.token).cart.get(),
  orderAsUser: (round, { person }) => orderAsUser(round, person),
  orderAsGuest: (round, { person }) => orderAsGuest(round, person),
  orderWithCard: (round, { person }) => orderWithCard(round, person),
} satisfies Record<string, Deed>

export const edits = {
  quantity: edit((opened, { quantity }) => ({ lines: [{ ...lineOf(opened, quantity), quantity }] })),
  size: edit((opened, { size, quantity }, round) => {
    const { productId = '' } = opened.lines[quantity % opened.lines.length] ?? {}
    return { lines: [{ ...lineOf(opened, quantity), options: optionsOf(round, productId, size) }] }
  }),
  piece: edit((_, { size, quantity }, round) => {
    const { _id: productId } = nthProduct(round, quantity)
    const options = optionsOf(round, productId, size)
    return { added: [{ productId, quantity: 1 + (quantity % 2), options }] }
  }),
  discount: edit((_, { quantity }) => ({
    discount: { amount: quantity * 3.5, reason: quantity === 0 ? '' : unique('A late parcel') },
  })),
  delivery: edit((_, { quantity }) => ({
    delivery: quantity === 0 ? null : { charge: (quantity - 1) * 3, reason: unique('By air') },
  })),
  address: edit((opened, about) => ({ shippingAddress: addressOf(opened, about) })),
  onThePhone: edit((opened, about) => ({
    lines: [{ ...lineOf(opened, 0), quantity: 1 + (about.quantity % 2) }],
    ...(about.quantity > 1 && { shippingAddress: addressOf(opened, about) }),
    call: {},
  })),
} satisfies Record<string, Deed>

const moves = {
  confirm: call('confirmed'),
  noAnswer: call('no_answer'),
  wrongNumber: call('wrong_number'),
  cancelOnThePhone: call('cancelled'),
  takeBackCall: async ({ owner: { client }, expected }, { order: { id } }) => {
    const { attempts } = await client.orders.staffGet({ params: { id } })
    await client.orders.takeBackCall({ params: { id }, body: { attempts } })
    expected.push(`${id} took back the call`)
  },
  pack,
  takeBack: async ({ owner, expected }, { order: { id } }) => {
    const { moved } = await owner.client.orders.takeBack({ body: { ids: [id] } })
    expected.push(...moved.map(each => `${each} moved`))
  },
  ship,
  refuse: afterwards(ship, async ({ owner, expected }, { order: { id } }) => {
    await owner.client.orders.refused({ params: { id } })
    expected.push(`${id} noted as refused`)
  }),
  cancel: move('Cancelled', { reason: 'The buyer called' }),
  cancelMine: async ({ expected }, { order: { id, person } }) => {
    await person.user.client.orders.cancelMine({ params: { id } })
    expected.push(`${id} moved`)
  },
  cancelByLink: async ({ shop, expected }, { order: { id, link } }) => {
    await shop.client().orders.cancelByLink({ body: { token: link ?? 'none' } })
    expected.push(`${id} moved`)
  },
  swapSize: ({ expected }, { order: { id, person }, size, quantity }) =>
    lookingAgain(async () => {
      const params = { id }
      const { otherSizes } = await person.user.client.orders.get({ params })
      await person.user.client.orders.swapSize({ params, body: swapIn(otherSizes, size, quantity) })
      expected.push(`${id} changed`)
    }),
  swapSizeByLink: ({ shop, expected }, { order: { id, link }, size, quantity }) =>
    lookingAgain(async () => {
      const token = link ?? 'none'
      const { otherSizes } = await shop.client().orders.byLink({ body: { token } })
      await shop.client().orders.swapSizeByLink({ body: { token, ...swapIn(otherSizes, size, quantity) } })
      expected.push(`${id} changed`)
    }),
  merge: ({ owner: { client }, expected }, { pair: [{ id }, { id: other }] }) =>
    lookingAgain(async () => {
      const { version } = await client.orders.staffGet({ params: { id } })
      const { version: otherVersion } = await client.orders.staffGet({ params: { id: other } })
      await client.orders.merge({ params: { id }, body: { other, version, otherVersion } })
      expected.push(`${id} changed`, `${other} merged`)
    }),
  refundByHand: ({ owner }, { order: { id }, quantity }) =>
    owner.client.orders.refund({ params: { id }, body: { amount: 1 + quantity, reason: byHand } }),
  settle: ({ shop }) => shop.settle(),
  sumSales: ({ shop }) => sumSales(shop.deps),
} satisfies Record<string, Deed>

const all = { ...inCarts, ...edits, ...moves, ...onShelves }
export const deeds: Record<DeedName, Deed> = all
export type DeedName = keyof typeof all
