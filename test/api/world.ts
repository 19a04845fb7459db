import sharp from 'sharp'
import Stripe from 'stripe'
import type { StaffDeal } from '../../src/contract/catalogue/deals.ts'
import type { ChangeSubject } from '../../src/contract/changes/change-words.ts'
import type { Order } from '../../src/contract/orders/orders.ts'
import { openLink } from '../../src/server/orders/order/order-links.ts'
import { loadSettings } from '../../src/server/settings/load-settings.ts'
import { type CardShop, orderByCard, payWith } from '../../test-support/card-shop.ts'
import {
  csvForm,
  insertSession,
  makeProduct,
  makeUser,
  orderData,
  productInput,
  signUpInput,
  type TestUser,
} from '../../test-support/factories.ts'
import { guestOrder, manualOrder } from '../../test-support/guests.ts'
import { confirmationToken, mailedToken } from '../../test-support/mailed.ts'
import { insertPendingSecret, insertSecondFactor, makeChallenged } from '../../test-support/second-factor.ts'
import type { Parts, RowName } from './rows.ts'

type Who = 'admin' | 'manager' | 'caller' | 'packer' | 'owner' | 'other'
/** `admin` owns the shop; `owner` is the shopper whose things calls are about. */
export type World = { shop: CardShop } & Record<Who, TestUser>

/** Calls after which their sender is signed out, and so needs a session of its own. */
export const endsItsSender: ReadonlySet<RowName> = new Set(['accounts.logout', 'privacy.eraseMine'])

export const makeWorld = async (shop: CardShop): Promise<World> => ({
  shop,
  admin: await makeUser(shop, 'owner'),
  manager: await makeUser(shop, 'manager'),
  caller: await makeUser(shop, 'caller'),
  packer: await makeUser(shop, 'packer'),
  owner: await makeUser(shop),
  other: await makeUser(shop),
})

const staffOf = ({ admin, manager, caller, packer }: Omit<World, 'shop'>): string[] =>
  [admin, manager, caller, packer].map(({ id }) => id)

const movedTo = orderData({ city: 'Karachi', phone: '0300 1234567' }).shippingAddress

/** An order of the owner's, just placed. */
async function makeOrder({ admin, owner }: World): Promise<Order> {
  const { _id } = await makeProduct(admin)
  await owner.client.cart.add({ body: { productId: _id, quantity: 1 } })
  return owner.client.orders.create({ body: orderData() })
}

async function swapOf({ owner }: World, id: string) {
  const { items, otherSizes } = await owner.client.orders.get({ params: { id } })
  const size = items[0]?.options.size === 'S' ? 'M' : 'S'
  return { version: 1, lineId: otherSizes?.lines[0]?.lineId ?? '', size }
}

/** The secret of a link to an order that was just placed. */
const linkOf = async (world: World) => openLink(world.shop.db, world.shop.deps, (await makeOrder(world))._id)

/** An order of the owner's that is paid by card. */
async function makePaid({ admin, owner }: World, card?: string): Promise<Order> {
  const { _id } = await makeProduct(admin)
  await owner.client.cart.add({ body: { productId: _id, quantity: 1 } })
  const { paymentIntentId } = await owner.client.payments.pay(payWith(card))
  return owner.client.orders.create(orderByCard(paymentIntentId))
}

/** A payment whose capture the bank declines, and that the staff have heard of. */
async function unsettledOf(world: World): Promise<string> {
  const id = await paymentOf(world, await makePaid(world, 'pm_card_sandbox_captureDeclined'))
  await world.admin.client.payments.settle({ params: { id }, body: { how: 'retry' } })
  return id
}

async function paymentOf({ admin }: World, { _id }: Order): Promise<string> {
  const { payment } = await admin.client.orders.staffGet({ params: { id: _id } })
  return payment?._id ?? 'missing'
}

/** A message that the card provider signed. */
function signedEvent({ shop }: World): Parts {
  const payload = JSON.stringify({
    id: shop.deps.newId(),
    object: 'event',
    type: 'test',
    data: { object: {} },
  })
  const { webhookSecret: secret } = shop.sandbox
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
  return { body: payload, headers: { 'stripe-signature': signature } }
}

async function makePacked(world: World): Promise<string> {
  const { _id: id } = await makeOrder(world)
  await world.admin.client.orders.updateStatus({ params: { id }, body: { status: 'Processing' } })
  return id
}

async function makeShipped(world: World): Promise<string> {
  const id = await makePacked(world)
  await world.admin.client.orders.updateStatus({ params: { id }, body: { status: 'Shipped' } })
  return id
}

export const makeDeal = async ({ admin }: World): Promise<StaffDeal> =>
  admin.client.deals.create({ body: dealInput([(await makeProduct(admin))._id]) })

const dealInput = (products: string[]) => ({
  startDate: '2026-11-01T00:00:00.000Z',
  endDate: '2030-01-01T00:00:00.000Z',
  isActive: true,
  products,
})

export async function pictureForm(): Promise<FormData> {
  const png = await sharp({ create: { width: 8, height: 10, channels: 3, background: '#8a2433' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(png)], 'kurta.png', { type: 'image/png' }))
  return form
}

/** Puts a product into the carts of everybody signed in, so that calls about the cart find something. */
async function productInCarts({ shop: _, ...people }: World): Promise<string> {
  const { _id } = await makeProduct(people.admin)
  for (const { client } of Object.values(people))
    await client.cart.add({ body: { productId: _id, quantity: 1 } })
  return _id
}

/** For every row, a good request about things of the owner's; what it needs is made on the way. */
export const goodRequest: Record<RowName, (world: World) => Promise<Parts>> = {
  'catalogue.newArrivals': async () => ({}),
  'catalogue.byCategory': async () => ({ params: { id: 'w-chickankari' } }),
  'catalogue.get': async ({ admin }) => ({ params: { id: (await makeProduct(admin))._id } }),
  'catalogue.browse': async () => ({ query: '?category=w-chickankari&q=kurta&size=S' }),
  'catalogue.some': async ({ admin }) => ({ query: `?ids=${(await makeProduct(admin))._id}` }),
  'catalogue.search': async () => ({ body: { query: 'chikankari' } }),
  'catalogue.uploadImage': async () => ({ body: await pictureForm() }),
  'catalogue.add': async () => ({ body: productInput() }),
  'catalogue.list': async () => ({}),
  'catalogue.remove': async ({ admin }) => ({ params: { id: (await makeProduct(admin))._id } }),
  'catalogue.edit': async ({ admin }) => ({
    params: { id: (await makeProduct(admin))._id },
    body: productInput(),
  }),
  'catalogue.pairs': async () => ({ query: '?limit=4' }),
  'catalogue.links': async ({ admin }) => ({ params: { id: (await makeProduct(admin))._id } }),
  'catalogue.staffLinks': async ({ admin }) => ({ params: { id: (await makeProduct(admin))._id } }),
  'catalogue.saveLinks': async ({ admin }) => {
    const [product, other] = [await makeProduct(admin), await makeProduct(admin)]
    const body = { pair: [other._id], look: [], instead: [], seen: { pair: [], look: [], instead: [] } }
    return { params: { id: product._id }, body }
  },
  'catalogue.staffGet': async ({ admin }) => ({ params: { id: (await makeProduct(admin))._id } }),
  'catalogue.quickEdit': async ({ admin }) => ({
    params: { id: (await makeProduct(admin))._id },
    body: { price: 12, displayPrice: 15, stock: [{ color: '', size: '', quantity: 4, seen: 10 }] },
  }),
  'catalogue.receive': async ({ admin }) => ({
    body: {
      lines: [{ productId: (await makeProduct(admin))._id, color: '', size: '', pieces: 2, cost: 9.5 }],
    },
  }),
  'catalogue.countSheet': async ({ admin }) => ({ query: `?ids=${(await makeProduct(admin))._id}` }),
  'catalogue.count': async ({ admin }) => {
    const { _id: productId } = await makeProduct(admin)
    const { shelves } = await admin.client.catalogue.countSheet({ query: { ids: productId } })
    const lines = shelves.map(({ color, size, quantity, version }) => ({
      ...{ productId, color, size, counted: 2 },
      ...{ shouldBe: quantity, version },
    }))
    return { body: { lines } }
  },
  'catalogue.suppliers': async () => ({}),
  'catalogue.reorder': async () => ({}),
  'catalogue.exportReorder': async () => ({}),
  'catalogue.duplicate': async ({ admin }) => ({ params: { id: (await makeProduct(admin))._id } }),
  'catalogue.bulk': async ({ admin }) => ({
    body: { ids: [(await makeProduct(admin))._id], change: { kind: 'price', percent: -10 } },
  }),
  'catalogue.undo': async ({ admin }) => {
    const ids = [(await makeProduct(admin))._id]
    const { changeId } = await admin.client.catalogue.bulk({ body: { ids, change: { kind: 'draft' } } })
    return { params: { id: changeId ?? 'missing' } }
  },
  'catalogue.export': async () => ({}),
  'catalogue.import': async () => ({
    query: '?dryRun=1',
    body: csvForm('Title,Category,Price\nGul,k-froks,20\n'),
  }),
  'accounts.login': async ({ shop }) => {
    const { email, password } = signUpInput()
    await shop.client().accounts.signUp({ body: signUpInput({ email, password }) })
    return { body: { email, password } }
  },
  'accounts.confirmCode': async ({ shop }) => {
    const { challenge, code } = await makeChallenged(shop)
    return { body: { challenge, code } }
  },
  'accounts.secondFactor': async () => ({}),
  'accounts.beginSecondFactor': async () => ({ body: {} }),
  'accounts.turnOnSecondFactor': async ({ shop, ...people }) => ({
    body: { code: await insertPendingSecret(shop, staffOf(people)) },
  }),
  'accounts.turnOffSecondFactor': async () => ({ body: {} }),
  'accounts.renewRecoveryCodes': async ({ shop, ...people }) => {
    for (const id of staffOf(people)) await insertSecondFactor(shop, id)
    return { body: {} }
  },
  'accounts.requireSecondFactor': async () => ({ body: { required: false } }),
  'accounts.verifyToken': async () => ({}),
  'accounts.signUp': async () => ({ body: signUpInput() }),
  'accounts.logout': async () => ({}),
  'accounts.stay': async () => ({}),
  'accounts.sessions': async () => ({}),
  'accounts.endSession': async ({ shop, owner }) => ({
    params: { id: await insertSession(shop.deps, owner.id) },
  }),
  'accounts.endOtherSessions': async () => ({}),
  'accounts.forgotPassword': async ({ owner }) => ({ body: { email: owner.email } }),
  'accounts.resetPassword': async ({ shop }) => ({
    body: { token: await mailedToken(shop, await makeUser(shop)), password: 'a brand new password' },
  }),
  'accounts.confirmEmail': async ({ shop }) => {
    const person = signUpInput()
    await shop.client().accounts.signUp({ body: person })
    return { body: { token: await confirmationToken(shop, person.email) } }
  },
  'accounts.mailConfirmation': async () => ({}),
  'accounts.get': async ({ owner }) => ({ params: { id: owner.id } }),
  'accounts.edit': async ({ owner }) => ({
    params: { id: owner.id },
    body: { firstName: 'Sana', lastName: 'Malik' },
  }),
  'wishlist.get': async () => ({}),
  'wishlist.add': async ({ admin }) => ({ body: { productIds: [(await makeProduct(admin))._id] } }),
  'wishlist.remove': async ({ admin }) => ({ params: { productId: (await makeProduct(admin))._id } }),
  'cart.addSeveral': async ({ admin }) => ({
    body: {
      lines: [{ productId: (await makeProduct(admin))._id }, { productId: (await makeProduct(admin))._id }],
    },
  }),
  'cart.add': async ({ admin }) => ({ body: { productId: (await makeProduct(admin))._id, quantity: 1 } }),
  'cart.get': async () => ({}),
  'cart.remove': async world => ({ params: { productId: await productInCarts(world) } }),
  'cart.update': async world => ({
    params: { productId: await productInCarts(world) },
    body: { quantity: 2 },
  }),
  'cart.count': async () => ({}),
  'orders.hotSelling': async () => ({}),
  'orders.create': async world => {
    await productInCarts(world)
    return { body: { data: orderData() } }
  },
  'orders.createAsGuest': async world => {
    await productInCarts(world)
    return { body: guestOrder() }
  },
  'orders.byLink': async world => ({ body: { token: await linkOf(world) } }),
  'orders.cancelByLink': async world => ({ body: { token: await linkOf(world) } }),
  'orders.swapSize': async world => {
    const { _id: id } = await makeOrder(world)
    return { params: { id }, body: await swapOf(world, id) }
  },
  'orders.swapSizeByLink': async world => {
    const { _id: id } = await makeOrder(world)
    const token = await openLink(world.shop.db, world.shop.deps, id)
    return { body: { token, ...(await swapOf(world, id)) } }
  },
  'orders.ofGuest': async () => ({}),
  'orders.forgetOfGuest': async () => ({}),
  'orders.guestAccount': async () => ({ body: { password: 'a long enough password', email: '' } }),
  'orders.mine': async () => ({}),
  'orders.all': async () => ({}),
  'orders.staffGet': async world => ({ params: { id: (await makeOrder(world))._id } }),
  'orders.some': async world => ({ query: `?ids=${(await makeOrder(world))._id}` }),
  'orders.toPack': async world => {
    await makePacked(world)
    return { query: '?step=ship' }
  },
  'orders.slips': async world => ({ query: `?ids=${await makePacked(world)}` }),
  'orders.toConfirm': async world => {
    await makeOrder(world)
    return {}
  },
  'orders.call': async world => ({
    params: { id: (await makeOrder(world))._id },
    body: { outcome: 'no_answer', note: 'Rang for a minute.' },
  }),
  'orders.takeBackCall': async world => {
    const { _id: id } = await makeOrder(world)
    await world.admin.client.orders.call({ params: { id }, body: { outcome: 'confirmed' } })
    return { params: { id }, body: { attempts: 1 } }
  },
  'orders.cancelMine': async world => ({ params: { id: (await makeOrder(world))._id } }),
  'orders.openForChange': async world => ({ params: { id: (await makeOrder(world))._id } }),
  'orders.previewChange': async world => ({
    params: { id: (await makeOrder(world))._id },
    body: { version: 1, shippingAddress: movedTo },
  }),
  'orders.change': async world => ({
    params: { id: (await makeOrder(world))._id },
    body: { version: 1, shippingAddress: movedTo },
  }),
  'buyers.list': async world => {
    await makeOrder(world)
    return { query: '?q=khan' }
  },
  'buyers.get': async world => ({ params: { id: await phoneKeyOf(world) } }),
  'buyers.save': async world => ({
    params: { id: await phoneKeyOf(world) },
    body: { version: await versionOfBuyer(world), note: 'Rings twice.', tags: ['Eid'] },
  }),
  'buyers.block': async world => ({
    params: { id: await phoneKeyOf(world) },
    body: { block: null },
  }),
  'orders.findBuyer': async () => ({ query: '?q=03001234567' }),
  'orders.previewManual': async ({ admin }) => ({
    body: { lines: [{ productId: (await makeProduct(admin))._id, quantity: 2 }], city: 'Lahore' },
  }),
  'orders.createManual': async ({ admin }) => ({
    body: manualOrder((await makeProduct(admin))._id),
  }),
  'orders.sellAtCounter': async ({ admin }) => ({
    body: { lines: [{ productId: (await makeProduct(admin))._id }] },
  }),
  'orders.mergeable': async world => ({ params: { id: (await makeOrder(world))._id } }),
  'orders.merge': async world => {
    const [into, from] = [await makeOrder(world), await makeOrder(world)]
    return { params: { id: into._id }, body: { other: from._id, version: 1, otherVersion: 1 } }
  },
  'orders.printed': async world => ({ body: { ids: [await makePacked(world)] } }),
  'orders.makeLink': async world => ({ params: { id: (await makeOrder(world))._id } }),
  'orders.note': async world => ({
    params: { id: (await makeOrder(world))._id },
    body: { text: 'A present: no invoice in the parcel.' },
  }),
  'orders.parcel': async world => ({
    params: { id: await makeShipped(world) },
    body: { courier: 'Leopards', trackingNumber: 'LE-78' },
  }),
  'orders.refund': async world => ({
    params: { id: (await makePaid(world))._id },
    body: { amount: 5 },
  }),
  'orders.refused': async world => ({ params: { id: await makeShipped(world) } }),
  'orders.bulkStatus': async world => {
    const id = await makePacked(world)
    return { body: { ids: [id], status: 'Shipped', courier: 'TCS', trackingNumbers: { [id]: 'PK-77' } } }
  },
  'orders.noteCash': async world => {
    const id = await makeShipped(world)
    await world.admin.client.orders.updateStatus({ params: { id }, body: { status: 'Delivered' } })
    return { body: { ids: [id] } }
  },
  'orders.takeBack': async world => ({ body: { ids: [await makePacked(world)] } }),
  'orders.earnings': async world => ({ params: { id: (await makeOrder(world))._id } }),
  'orders.export': async world => {
    await makeOrder(world)
    return {}
  },
  'orders.events': async () => ({}),
  'orders.get': async world => ({ params: { id: (await makeOrder(world))._id } }),
  'orders.track': async world => ({
    body: { number: String((await makeOrder(world)).number), phone: '+92 300 1234567' },
  }),
  'orders.updateStatus': async world => ({
    params: { id: await makePacked(world) },
    body: { status: 'Shipped', courier: 'TCS', trackingNumber: 'PK-77' },
  }),
  'deals.list': async () => ({}),
  'deals.create': async ({ admin }) => ({ body: dealInput([(await makeProduct(admin))._id]) }),
  'deals.update': async world => ({ params: { id: (await makeDeal(world))._id }, body: dealInput([]) }),
  'deals.remove': async world => ({ params: { id: (await makeDeal(world))._id } }),
  'deals.undo': async world => {
    const { _id: id } = await makeDeal(world)
    const { changeId } = await world.admin.client.deals.remove({ params: { id } })
    return { params: { id: changeId ?? 'missing' } }
  },
  'deals.active': async () => ({}),
  'deals.get': async world => ({ params: { id: (await makeDeal(world))._id } }),
  'deals.addProducts': async world => ({
    params: { id: (await makeDeal(world))._id },
    body: { productIds: [(await makeProduct(world.admin))._id] },
  }),
  'deals.removeProducts': async world => {
    const deal = await makeDeal(world)
    return { params: { id: deal._id }, body: { productIds: deal.products.map(({ _id }) => _id) } }
  },
  'staff.health': async () => ({}),
  'staff.dashboard': async () => ({ query: '?days=30&offset=300' }),
  'staff.work': async () => ({}),
  'staff.find': async () => ({ query: '?q=kurta' }),
  'staff.changes': async () => ({ query: '?thing=product' }),
  'staff.stockMoves': async ({ admin }) => ({ params: { id: (await makeProduct(admin))._id } }),
  'staff.exportStockMoves': async ({ admin }) => ({ params: { id: (await makeProduct(admin))._id } }),
  'staff.members': async () => ({}),
  'staff.invite': async () => {
    const { email, firstName, lastName } = signUpInput()
    return { body: { email, firstName, lastName, staffRole: 'packer' } }
  },
  'staff.removeMember': async ({ shop }) => ({ params: { id: (await makeUser(shop, 'manager')).id } }),
  'staff.changeRole': async ({ shop }) => ({
    params: { id: (await makeUser(shop, 'manager')).id },
    body: { staffRole: 'packer' },
  }),
  'categories.list': async () => ({}),
  'categories.create': async ({ shop }) => ({
    body: { name: `Shawls ${shop.deps.newId().slice(-6)}`, parent: 'women' },
  }),
  'categories.edit': async world => {
    const { code, version, name } = await newCategory(world)
    return { params: { id: code }, body: { name, parent: 'women', intro: 'Warm ones.', version } }
  },
  'categories.order': async ({ admin }) => {
    const { categories } = await admin.client.categories.list()
    const codes = categories.flatMap(({ code, parent }) => (parent === 'women' ? code : []))
    return { body: { parent: 'women', codes: codes.toReversed() } }
  },
  'categories.merge': async world => {
    const { code, version } = await newCategory(world)
    return { params: { id: code }, body: { into: 'k-froks', version } }
  },
  'categories.remove': async world => ({ params: { id: (await newCategory(world)).code } }),
  'categories.undo': async world => {
    const subjectId = (await newCategory(world)).code
    return { params: { id: await lastBatch(world, 'category', subjectId) } }
  },
  'collections.shown': async () => ({}),
  'collections.list': async () => ({}),
  'collections.create': async ({ shop, admin }) => ({
    body: { name: `Edit ${shop.deps.newId().slice(-6)}`, products: [(await makeProduct(admin))._id] },
  }),
  'collections.edit': async world => {
    const { _id, name, version } = await newCollection(world)
    return { params: { id: _id }, body: { name, version, inMenu: true, rule: { below: 40, inDeal: true } } }
  },
  'collections.order': async world => {
    await newCollection(world)
    const { collections } = await world.admin.client.collections.list()
    return { body: { ids: collections.map(({ _id }) => _id).toReversed() } }
  },
  'collections.remove': async world => ({ params: { id: (await newCollection(world))._id } }),
  'collections.undo': async world => {
    const { _id } = await newCollection(world)
    return { params: { id: await lastBatch(world, 'collection', _id) } }
  },
  'sizeCharts.list': async () => ({}),
  'sizeCharts.ofProduct': async ({ admin }) => ({ params: { id: (await makeProduct(admin))._id } }),
  'sizeCharts.create': async ({ shop, admin }) => ({
    body: {
      ...sizeChart(shop.deps.newId()),
      categories: ['k-froks'],
      products: [(await makeProduct(admin))._id],
    },
  }),
  'sizeCharts.edit': async world => {
    const { _id, name, version } = await newSizeChart(world)
    return { params: { id: _id }, body: { ...sizeChart(''), name, version, everywhere: true } }
  },
  'sizeCharts.remove': async world => ({ params: { id: (await newSizeChart(world))._id } }),
  'sizeCharts.undo': async world => {
    const { _id } = await newSizeChart(world)
    return { params: { id: await lastBatch(world, 'chart', _id) } }
  },
  'pages.list': async () => ({}),
  'pages.get': async world => ({ params: { id: (await newPage(world))._id } }),
  'pages.shown': async world => ({ params: { id: (await newPage(world)).slug } }),
  'pages.draft': async () => ({ params: { id: 'returns' } }),
  'pages.preview': async () => ({ body: { body: '## Cloth' } }),
  'pages.create': async ({ shop }) => ({ body: pageInput(shop.deps.newId()) }),
  'pages.edit': async world => {
    const { _id, slug, version } = await newPage(world)
    return { params: { id: _id }, body: { ...pageInput(''), slug, version, seoTitle: 'Our cloth' } }
  },
  'pages.remove': async world => ({ params: { id: (await newPage(world))._id } }),
  'pages.undo': async world => {
    const { _id: id } = await newPage(world)
    const { changeId } = await world.admin.client.pages.remove({ params: { id } })
    return { params: { id: changeId ?? 'missing' } }
  },
  'delivery.terms': async () => ({}),
  'setup.opening': async () => ({}),
  'settings.get': async () => ({}),
  'settings.save': async ({ shop }) => {
    const { version, value } = (await loadSettings(shop.deps)).shop
    return {
      body: { group: 'shop', version, value: { ...value, name: `Zari ${shop.deps.newId().slice(-4)}` } },
    }
  },
  'catalogue.previewMultiplied': async () => ({ query: '?factor=1.1&roundTo=0.01' }),
  'catalogue.multiplyPrices': async ({ admin }) => {
    const factor = { factor: 1.1, roundTo: 0.01 }
    const { seen } = await admin.client.catalogue.previewMultiplied({ query: factor })
    return { body: { ...factor, seen } }
  },
  'setup.get': async () => ({}),
  'setup.choosePreset': async ({ shop }) => {
    const { money, delivery, checkout } = await loadSettings(shop.deps)
    return {
      body: {
        preset: 'specified',
        versions: { money: money.version, delivery: delivery.version, checkout: checkout.version },
      },
    }
  },
  'setup.testMailState': async ({ admin }) => ({ params: { id: (await admin.client.setup.testMail()).id } }),
  'setup.testMail': async () => ({}),
  'setup.finishStep': async () => ({ body: { step: 'shop' } }),
  'demo.get': async () => ({}),
  'demo.leave': async () => ({ body: { keep: 'products', owner: null } }),
  'privacy.mine': async () => ({}),
  'privacy.eraseMine': async () => ({ body: {} }),
  'privacy.ofCustomer': async ({ owner }) => ({ params: { id: owner.id } }),
  'privacy.eraseCustomer': async ({ shop }) => ({ params: { id: (await makeUser(shop)).id }, body: {} }),
  'payments.setup': async () => ({}),
  'payments.pay': async world => {
    await productInCarts(world)
    return payWith()
  },
  'payments.webhook': async world => signedEvent(world),
  'payments.unsettled': async () => ({}),
  'payments.settle': async world => ({
    params: { id: await unsettledOf(world) },
    body: { how: 'close', note: 'Paid in cash.' },
  }),
}

async function newCollection({ shop, admin }: World) {
  const name = `Edit ${shop.deps.newId().slice(-6)}`
  const { collections } = await admin.client.collections.create({ body: { name, rule: { days: 30 } } })
  const made = collections.find(collection => collection.name === name)
  if (!made) throw new Error('The new collection is not in the list')
  return made
}

const pageInput = (id: string) => ({
  title: 'Where our cloth comes from',
  ...{ slug: `cloth-${id.slice(-12)}`, purpose: 'about' as const, published: true },
  body: 'From a *loom*.',
})

const newPage = ({ shop, admin }: World) => admin.client.pages.create({ body: pageInput(shop.deps.newId()) })

const sizeChart = (id: string) => ({
  name: `Shirts ${id.slice(-6)}`,
  ...{ kind: 'garment' as const, unit: 'in' as const, notes: 'Laid flat.' },
  columns: ['Chest', 'Length'],
  rows: [{ size: 'M', cells: ['19-20', '38½'] }],
})

async function newSizeChart({ shop, admin }: World) {
  const body = sizeChart(shop.deps.newId())
  const { charts } = await admin.client.sizeCharts.create({ body })
  const made = charts.find(({ name }) => name === body.name)
  if (!made) throw new Error('The new size chart is not in the list')
  return made
}

/** The batch of the last change of one thing. */
async function lastBatch({ admin }: World, thing: ChangeSubject, subjectId: string): Promise<string> {
  const { changes } = await admin.client.staff.changes({ query: { thing, subjectId } })
  return changes[0]?.batchId ?? 'missing'
}

async function newCategory({ shop, admin }: World) {
  const name = `Shawls ${shop.deps.newId().slice(-6)}`
  const { categories } = await admin.client.categories.create({ body: { name, parent: 'women' } })
  const made = categories.find(category => category.name === name)
  if (!made) throw new Error('The new category is not in the list')
  return made
}

/** The buyer of an order, by their number. */
async function phoneKeyOf(world: World): Promise<string> {
  const { shippingAddress } = await makeOrder(world)
  return (shippingAddress.phone ?? '').replace('+', '')
}

async function versionOfBuyer(world: World): Promise<number> {
  const { version } = await world.admin.client.buyers.get({ params: { id: await phoneKeyOf(world) } })
  return version
}
