import { randomBytes } from 'node:crypto'
import type { SignUp } from '../src/contract/accounts/accounts.ts'
import type { StaffRole } from '../src/contract/accounts/staff-roles.ts'
import type { Product, ProductInput } from '../src/contract/catalogue/catalogue.ts'
import { type ProductTextName, textNames } from '../src/contract/catalogue/product-texts.ts'
import { publicTextsOf } from '../src/contract/catalogue/public-texts.ts'
import type { StaffProduct } from '../src/contract/catalogue/staff-catalogue.ts'
import type { OrderData } from '../src/contract/orders/orders.ts'
import { roleColumns } from '../src/server/accounts/create-user.ts'
import { userSearchText } from '../src/server/accounts/user-search-text.ts'
import type { Deps } from '../src/server/deps.ts'
import { hashToken } from '../src/server/http/session.ts'
import type { ApiClient } from '../src/web/api/client.ts'
import type { TestApp } from './create-test-app.ts'

export type TestUser = { id: string; email: string; token: string; client: ApiClient }

let made = 0
const unique = () => `${++made}${randomBytes(4).toString('hex')}`

/** 'admin' is an owner, who may do everything that staff may. */
export type TestRole = 'shopper' | 'admin' | StaffRole

type UserDeps = Pick<Deps, 'db' | 'newId' | 'clock'>

/** Somebody signed in, put into the database directly: hashing a password for every test would take its time. */
export async function insertUser(
  { db, newId, clock }: UserDeps,
  who: TestRole = 'shopper',
): Promise<Omit<TestUser, 'client'>> {
  const id = newId()
  const name = `user${unique()}`
  const email = `${name}@example.com`
  const token = randomBytes(32).toString('base64url')
  const createdAt = clock()
  const person = { email, firstName: 'Ayesha', lastName: 'Khan', phone: '+92 300 1234567' }
  await db
    .insertInto('users')
    .values({
      id,
      ...person,
      searchText: userSearchText(person),
      username: name,
      passwordHash: 'none',
      gender: 'female',
      city: 'Lahore',
      street: 'House 12, Street 4',
      ...roleColumns(who === 'shopper' ? null : who === 'admin' ? 'owner' : who),
      createdAt,
      emailConfirmedAt: createdAt,
    })
    .execute()
  await insertSession({ db, clock }, id, token)
  return { id, email, token }
}

/** A session of 30 days, also of the staff: tests of these travel in time. Returns its id in the list of sessions. */
export async function insertSession(
  { db, clock }: Pick<UserDeps, 'db' | 'clock'>,
  userId: string,
  token = randomBytes(32).toString('base64url'),
): Promise<string> {
  const createdAt = clock()
  const tokenHash = hashToken(token)
  const expiresAt = new Date(createdAt.getTime() + 30 * 86_400_000)
  await db
    .insertInto('sessions')
    .values({ tokenHash, userId, createdAt, lastSeenAt: createdAt, expiresAt })
    .execute()
  return tokenHash
}

export async function makeUser(shop: TestApp, who: TestRole = 'shopper'): Promise<TestUser> {
  const user = await insertUser(shop.deps, who)
  return { ...user, client: shop.client(user.token) }
}

/** Of the category where no browser test counts what the demo has. */
export const productInput = (changes: Partial<ProductInput> = {}): ProductInput => ({
  title: `Nilofer Chikankari Kurta ${unique()}`,
  category: 'k-hand-work',
  description: 'Cotton lawn, hand-embroidered.',
  inventory: 10,
  price: 48,
  displayPrice: 64,
  product_images: ['/media/front/960.webp', '/media/back/960.webp'],
  Color: [{ Color: 'Pistachio', img: { original: '/media/front/960.webp' } }],
  Material: [{ Material: 'Cotton lawn' }],
  Length: [{ Length: 'Regular' }],
  Size: [{ Size: 'S' }, { Size: 'M' }],
  included: [],
  ...changes,
})

export const makeProduct = (admin: TestUser, changes: Partial<ProductInput> = {}): Promise<StaffProduct> =>
  admin.client.catalogue.add({ body: productInput(changes) })

/** A product as the staff see it without what is for them alone. */
export const shownToShoppers = ({
  status: _status,
  publishAt: _publishAt,
  basePrice: _basePrice,
  baseDisplayPrice: _baseDisplayPrice,
  tags: _tags,
  ...product
}: StaffProduct): Product => {
  const shown = Object.entries(product).filter(([name]) => !textNames().some(text => text === name))
  // Without the texts, of which those that shoppers are sent are added.
  return {
    ...(Object.fromEntries(shown) as Omit<typeof product, ProductTextName>),
    ...publicTextsOf(product),
  }
}

export const orderData = (changes: Partial<OrderData['shippingAddress']> = {}): OrderData => ({
  shippingAddress: {
    fullName: 'Ayesha Khan',
    address: 'House 12, Street 4',
    city: 'Lahore',
    postalCode: '54000',
    country: 'Pakistan',
    ...changes,
  },
  paymentMethod: 'COD',
})

export const signUpInput = (changes: Partial<SignUp> = {}): SignUp => {
  const name = `new${unique()}`
  return {
    email: `${name}@example.com`,
    password: 'a long enough password',
    firstName: 'Sana',
    lastName: 'Malik',
    phone: '+923217654321',
    username: name,
    gender: 'female',
    address: { city: 'Karachi', street: '7 Clifton Road' },
    ...changes,
  }
}

export function csvForm(content: BlobPart): FormData {
  const form = new FormData()
  form.set('file', new File([content], 'products.csv', { type: 'text/csv' }))
  return form
}
