import { adjustmentAmount } from '../../src/contract/orders/adjustments.ts'
import { type CardShop, createCardShop, orderByCard, payWith } from '../card-shop.ts'
import { makeProduct, makeUser, orderData, type TestUser } from '../factories.ts'
import { type GuestBrowser, guestBrowser, guestOrder, letGuestsOrder } from '../guests.ts'
import { setDelivery, twoZones } from '../set-delivery.ts'

export const sizes = ['S', 'M'] as const
export type Size = (typeof sizes)[number]

const colour = 'Pistachio'
/** The second product has a third option; each of its sizes comes in one value of it. */
const stitching: Record<Size, string> = { S: 'Unstitched', M: 'Stitched' }
const stitchingOption = { name: 'Stitching', values: Object.values(stitching).map(value => ({ value })) }

/** How one of the products is chosen in this size. */
export const optionsOf = ({ products }: Pick<Round, 'products'>, productId: string, size: Size) => ({
  ...{ color: colour, size },
  ...(productId === products[1]?._id && { third: stitching[size] }),
})

/** Of each size of each product, before anybody buys: few, so that orders compete. */
export const piecesAtFirst = 7

/** A shop that takes cards and guests, with delivery to be paid below $100. */
export async function openMixShop(): Promise<{ shop: CardShop; owner: TestUser }> {
  const shop = await createCardShop()
  const owner = await makeUser(shop, 'owner')
  await letGuestsOrder(shop, owner)
  await setDelivery(owner, twoZones)
  return { shop, owner }
}

export type MixShop = Awaited<ReturnType<typeof openMixShop>>

/** Somebody with an account and, in another browser, a cart without one. */
export type Person = {
  user: TestUser
  browser: GuestBrowser
  phone: string
  /** Somebody else has the same phone. */
  isSharing: boolean
  /** Pieces put into both carts so far. */
  added: number
  /** Pieces ordered out of both. */
  ordered: number
}

/** What a placed order was at first, in the words of the record of changes. */
export type FirstState = Record<string, unknown> & { items: string[] }

export type PlacedOrder = { id: string; person: Person; link: string | null; first: FirstState }

/** One run of a mix: people and products of its own, and what came of it so far. */
export type Round = MixShop & {
  products: readonly { _id: string; title: string }[]
  people: readonly Person[]
  orders: PlacedOrder[]
  /** What the record of changes has to say, as "order action". */
  expected: string[]
  /** How many pieces came to each place since the beginning, or were found missing there, by `placeOf`. */
  came: Map<string, number>
}

export const placeOf = (productId: string, size: string): string => `${productId} ${size}`

export type Choice = { product: number; size: Size; quantity: number }

let phones = 1_000_000

/** Three people, two of whom share a phone, with filled carts, an order each, and the last one's paid by card. */
export async function makeRound(mix: MixShop, { isCharged }: { isCharged: boolean }): Promise<Round> {
  const { shop, owner } = mix
  const stock = sizes.map(size => ({ color: colour, size, quantity: piecesAtFirst }))
  const products = [
    await makeProduct(owner, { price: 20, stock }),
    await makeProduct(owner, {
      ...{ price: 31, third: stitchingOption },
      stock: stock.map(shelf => ({ ...shelf, third: stitching[shelf.size] })),
    }),
  ]
  await linkPair(owner, products)
  const shared = `0300${++phones}`
  const people: Person[] = []
  for (const phone of [shared, shared, `0300${++phones}`]) {
    const [user, browser] = [await makeUser(shop), guestBrowser(shop)]
    people.push({ user, browser, phone, isSharing: phone === shared, added: 0, ordered: 0 })
  }
  const round: Round = { ...mix, products, people, orders: [], expected: [], came: new Map() }
  const [first, second, third] = people as [Person, Person, Person]
  await addPieces(round, first, { product: 0, size: 'M', quantity: 2 }, 'user')
  await orderAsUser(round, first)
  await addPieces(round, second, { product: 1, size: 'M', quantity: 1 }, 'guest')
  await orderAsGuest(round, second)
  await addPieces(round, third, { product: 0, size: 'S', quantity: 2 }, 'user')
  if (!isCharged)
    shop.sandbox.control.fault({
      ...({ path: '/payment_intents/*/capture', times: 99, when: 'before', effect: 'error' } as const),
    })
  await orderWithCard(round, third)
  shop.sandbox.control.clearFaults()
  shop.logged.length = 0
  for (const [nth, person] of people.entries()) {
    // The same choice in both carts, which merging adds up.
    for (const cart of ['user', 'guest'] as const)
      await addPieces(round, person, { product: nth % 2, size: 'S', quantity: 1 }, cart)
    await addPieces(round, person, { product: 1, size: 'M', quantity: 1 }, 'guest')
  }
  return round
}

/** Together they cost $4 less, so that changes and merges begin and end pairs. */
async function linkPair({ client }: TestUser, [first, second]: readonly { _id: string }[]): Promise<void> {
  const none = { pair: [], look: [], instead: [] }
  const pair = [second?._id ?? '']
  const body = { ...none, pair, savings: [4], seen: none }
  await client.catalogue.saveLinks({ params: { id: first?._id ?? '' }, body })
}

export function nthProduct({ products }: Round, nth: number) {
  const product = products[nth % products.length]
  if (!product) throw new Error('A round has products')
  return product
}

export async function addPieces(
  round: Round,
  person: Person,
  { product, size, quantity }: Choice,
  cart: 'user' | 'guest',
): Promise<void> {
  const { client } = cart === 'user' ? person.user : person.browser
  const { _id: productId } = nthProduct(round, product)
  await client.cart.add({ body: { productId, quantity, options: optionsOf(round, productId, size) } })
  person.added += quantity
}

export async function orderAsUser(round: Round, person: Person): Promise<void> {
  const order = await person.user.client.orders.create({ body: orderData({ phone: person.phone }) })
  notePlaced(round, person, order)
}

export async function orderAsGuest(round: Round, person: Person): Promise<void> {
  const { shippingAddress, ...rest } = guestOrder()
  const body = { ...rest, shippingAddress: { ...shippingAddress, phone: person.phone } }
  const { order, link } = await person.browser.client.orders.createAsGuest({ body })
  notePlaced(round, person, order, link)
}

export async function orderWithCard(round: Round, person: Person): Promise<void> {
  const { client } = person.user
  const { shippingAddress } = orderData({ phone: person.phone })
  const { paymentIntentId } = await client.payments.pay({ body: { ...payWith().body, shippingAddress } })
  const { body } = orderByCard(paymentIntentId)
  notePlaced(round, person, await client.orders.create({ body: { ...body, shippingAddress } }))
}

type Placed = Awaited<ReturnType<TestUser['client']['orders']['create']>>

/** A repeated click is answered with the order it has made already. */
function notePlaced({ orders }: Round, person: Person, order: Placed, link: string | null = null): void {
  const { _id: id, items, paymentMethod, totalPrice, delivery, discount, adjustments } = order
  if (orders.some(known => known.id === id)) return
  person.ordered += items.reduce((sum, { quantity }) => sum + quantity, 0)
  orders.push({
    ...{ id, person, link },
    first: {
      ...{ status: 'Pending', confirmation: paymentMethod === 'COD' ? 'open' : 'not_needed', attempts: 0 },
      items: items.map(({ productId, quantity, options }) => pieces(quantity, productId.title, options)),
      ...{ totalCents: cents(totalPrice), deliveryCents: cents(delivery.charge) },
      ...{ pairCents: -cents(adjustmentAmount(adjustments, 'pair')) || 0, discountCents: cents(discount) },
      ...{ pairReason: '', deliveryReason: '', courier: '', trackingNumber: '' },
      ...{ refusedAt: null, mergedInto: null },
    },
  })
}

export const cents = (amount: number) => Math.round(amount * 100)

/** As the record of changes writes a line. */
export function pieces(quantity: number, title: string, options: Partial<Record<string, string>>): string {
  const { color, size, third, length, material } = options
  return `${quantity} x ${title} (${[color, size, third, length, material].filter(Boolean).join(', ')})`
}
