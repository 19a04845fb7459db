import { demoLogins } from '../../../src/server/seed/seed-demo.ts'
import { orderData, signUpInput } from '../../../test-support/factories.ts'

/** A name that no product of the demo has, so that a search finds this one alone. */
const title = 'Kurta of the specification'

const product = {
  ...{ title, category: 'k-froks', description: 'Soft lawn.', inventory: 9, price: 48, displayPrice: 64 },
  ...{ product_images: [], Color: [{ Color: 'Mint' }], Material: [{ Material: 'Lawn' }] },
  ...{ Length: [{ Length: 'Regular' }], Size: [{ Size: 'S' }] },
}

type Answer = { status: number; body: unknown }
/** Makes a call, keeps what it answers under its line of the table, and gives it to the calls after it. */
type Ask = (line: string, names?: Record<string, string>, body?: unknown) => Promise<Record<string, unknown>>

/**
 * Makes the calls of the specification's table (its section 7) in an order in which they work, as a new shopper and as the
 * demo's owner, with a product and a deal that are gone afterwards. What depends on when it is asked is left out,
 * and so are uploads and the list of everybody's orders, which differ each time.
 */
export async function readSpecifiedCalls(url: string): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {}
  const askingAs =
    (token?: unknown): Ask =>
    async (line, names = {}, sent) => {
      const [method = '', path = ''] = line.split(' ')
      const answer = await fetch(url + path.replace(/\{(\w+)\}/g, (_, name) => names[name] ?? ''), {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(sent ? { 'content-type': 'application/json' } : {}),
        },
        ...(sent ? { body: JSON.stringify(sent) } : {}),
      })
      const text = await answer.text()
      answers[line] = { status: answer.status, body: JSON.parse(withoutChance(text)) }
      return JSON.parse(text)
    }
  const [guest, person] = [askingAs(), signUpInput()]
  await guest('POST /api/user/signup', {}, person)
  const owner = askingAs((await guest('POST /api/user/login', {}, demoLogins.admin)).token)
  const shopper = askingAs((await guest('POST /api/user/login', {}, person)).token)
  await askAboutAccount(shopper)
  const id = String((await owner('POST /api/product/add-product', {}, product))._id)
  await askAboutProduct(owner, guest, id)
  await buy(shopper, owner, id)
  await runDeal(owner, id)
  await owner('POST /api/product/delete-product/{id}', { id })
  return answers
}

async function askAboutAccount(shopper: Ask): Promise<void> {
  const { id } = await shopper('GET /api/user/verify-token')
  await shopper('GET /api/user/user/{id}', { id: String(id) })
  await shopper('POST /api/user/edit-user/{id}', { id: String(id) }, { firstName: 'Sana', lastName: 'Khan' })
}

async function askAboutProduct(owner: Ask, guest: Ask, id: string): Promise<void> {
  await owner('POST /api/product/edit-product/{id}', { id }, product)
  await owner('GET /api/product/get-products?page=1&limit=1')
  await guest('GET /api/product/product/{id}', { id })
  await guest('GET /api/product/cat-product/{id}', { id: product.category })
  await guest('POST /api/product/search-product', {}, { query: title })
}

async function buy(shopper: Ask, owner: Ask, id: string): Promise<void> {
  await shopper('POST /api/cart/add', {}, { productId: id, title, price: product.price, quantity: 1 })
  await shopper('POST /api/cart/update/{id}', { id }, { quantity: 2 })
  await shopper('GET /api/cart/get')
  await shopper('GET /api/cart/cart-count')
  await shopper('GET /api/cart/remove/{id}', { id })
  await shopper('POST /api/cart/add', {}, { productId: id, title, price: product.price, quantity: 3 })
  await shopper('POST /api/stripe/pay', {}, { paymentMethodId: 'pm_card_visa' })
  const order = { id: String((await shopper('POST /api/order/create', {}, { data: orderData() }))._id) }
  await shopper('GET /api/order/user/orders?page=1&limit=5')
  await shopper('GET /api/order/{id}', order)
  await owner('POST /api/order/update-status/{id}', order, { status: 'Cancelled' })
}

async function runDeal(owner: Ask, id: string): Promise<void> {
  const deal = { startDate: '2031-01-01T00:00', endDate: '2031-02-01T00:00', isActive: true, products: [] }
  const { _id } = await owner('POST /api/deals/create-deal', {}, deal)
  const named = { id: String(_id) }
  await owner('POST /api/deals/deal/{id}/add-products', named, { productIds: [id] })
  await owner('GET /api/deals/{id}', named)
  await owner('GET /api/deals/get-deals')
  await owner('POST /api/deals/deal/{id}/remove-products', named, { productIds: [id] })
  await owner('PUT /api/deals/update-deal/{id}', named, { ...deal, isActive: false })
  await owner('DELETE /api/deals/delete-deal/{id}', named)
}

/** A text without what another order, account or moment changes in it: ids, numbers, times, tokens and names. */
export const withoutChance = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/"(token|clientSecret|paymentIntentId)":"[^"]*"/g, '"$1":"<secret>"')
    .replace(/("heldForMs":|"number":|#)\d+/g, (_, before) => `${before}0`)
    .replace(/\bnew\d\w*(@example\.com)?/g, '<person>')
    .replace(/kurta-of-the-specification(-\d+)?/g, '<slug>')
