import type { Generated, GeneratedAlways, JSONColumnType, Kysely, Transaction } from 'kysely'
import type { Gender, UserType } from '../../contract/accounts.ts'
import type { ChosenOptions, IncludedAttribute } from '../../contract/catalogue.ts'
import type { OrderStatus } from '../../contract/order-status.ts'
import type { PaymentMethod } from '../../contract/orders.ts'
import type { PaymentState } from '../../contract/payment-state.ts'
import type { ChangedThing } from '../../contract/staff.ts'
import type { CallOutcome, Confirmation } from '../../contract/staff-orders.ts'
import type { CardEventsTable, PaymentsTable, RefundsTable, StockHoldsTable } from './payment-tables.ts'

export type Picture = { url: string; alt: string; placeholder?: string }
export type Color = { name: string; image: string; hex?: string }

type MilestonesTable = { name: string; reachedAt: Date }

type UsersTable = {
  id: string
  email: string
  username: string
  passwordHash: string
  firstName: string
  lastName: string
  phone: string
  gender: Gender
  city: string
  street: string
  userType: UserType
  createdAt: Date
  /** What the staff's search reads. */
  searchText: GeneratedAlways<string>
}

type SessionsTable = { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date }

type AttemptsTable = { key: string; count: number; resetsAt: Date }

type PasswordResetsTable = { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date }

/** Mail on its way. */
type OutboxTable = {
  id: string
  recipient: string
  subject: string
  body: string
  createdAt: Date
  tries: Generated<number>
  nextTryAt: Date
  sentAt: Date | null
  givenUpAt: Date | null
  lastError: string | null
}

type MediaTable = {
  id: string
  width: number
  height: number
  bytes: number
  placeholder: string | null
  createdBy: string | null
  createdAt: Date
  unusedSince: Date | null
  givenUpAt: Date | null
}

type ProductsTable = {
  id: string
  slug: string
  title: string
  category: string
  description: string
  priceCents: number
  displayPriceCents: number
  pictures: JSONColumnType<Picture[]>
  colors: JSONColumnType<Color[]>
  materials: JSONColumnType<string[]>
  lengths: JSONColumnType<string[]>
  sizes: JSONColumnType<string[]>
  /** Attributes whose values all come with the piece. */
  included: JSONColumnType<IncludedAttribute[]>
  /** What search reads, as text vectors written by `catalogue/search-document.ts`: the title alone, and all. */
  searchTitle: string
  searchVector: string
  createdAt: Date
  updatedAt: Date
  /** Null: a draft; in the future: scheduled. */
  publishedAt: Date | null
  archivedAt: Date | null
}

/** Words products are found by, for putting right misspelt ones. */
type SearchTermsTable = { word: string }

type OldSlugsTable = { slug: string; productId: string; leftAt: Date }

type StockTable = {
  id: string
  productId: string
  color: string
  size: string
  quantity: number
  retiredAt: Date | null
}

type WishlistItemsTable = { userId: string; productId: string; addedAt: Date }

type CartsTable = { id: string; userId: string; version: Generated<number> }

type CartLinesTable = {
  id: string
  cartId: string
  productId: string
  options: JSONColumnType<ChosenOptions>
  optionsKey: string
  quantity: number
  addedAt: Date
}

type OrdersTable = {
  id: string
  number: Generated<number>
  userId: string
  status: OrderStatus
  paymentMethod: PaymentMethod
  paymentState: Generated<PaymentState>
  totalCents: number
  refundedCents: Generated<number>
  fullName: string
  address: string
  city: string
  postalCode: string
  country: string
  phone: string
  /** Fingerprint of the request, so a repeated click is told from a second order. */
  requestHash: string
  idempotencyKey: string | null
  createdAt: Date
  courier: Generated<string>
  trackingNumber: Generated<string>
  confirmation: Generated<Confirmation>
  attempts: Generated<number>
  lastCallAt: Date | null
  refusedAt: Date | null
  refusedBy: string | null
  phoneKey: Generated<string>
  searchText: Generated<string>
}

type OrderLinesTable = {
  id: string
  orderId: string
  position: number
  productId: string
  title: string
  image: string
  priceCents: number
  /** What it cost without the deal `dealId`. */
  basePriceCents: number
  dealId: string | null
  quantity: number
  options: JSONColumnType<ChosenOptions>
  stockId: string
  /** When its order was placed. */
  placedAt: Date
  /** Its order was cancelled, or refused at the door: it counts as sold no more. */
  cameBack: Generated<boolean>
}

type OrderEventsTable = {
  id: string
  orderId: string
  at: Date
  userId: string
  fromStatus: OrderStatus | null
  toStatus: OrderStatus
}

type OrderCallsTable = {
  id: string
  orderId: string
  at: Date
  userId: string
  outcome: CallOutcome
  note: string
}

type OrderNotesTable = { id: string; orderId: string; at: Date; userId: string; text: string }

type DealsTable = {
  id: string
  startAt: Date
  endAt: Date
  isActive: boolean
  percentOff: number | null
  createdAt: Date
}

type DealProductsTable = { dealId: string; productId: string; position: number }

/** Fields by name, as they were or came to be; prices in cents. */
export type Fields = Record<string, unknown>

type ChangesTable = {
  id: string
  batchId: string
  at: Date
  userId: string
  thing: ChangedThing
  subjectId: string
  subject: string
  action: string
  before: JSONColumnType<Fields> | null
  after: JSONColumnType<Fields> | null
  undoneAt: Date | null
}

/** What calls came to that their callers may repeat. `answer` is null only before it is known. */
type IdempotencyKeysTable = {
  userId: string
  key: string
  requestHash: string
  answer: JSONColumnType<Fields> | null
  createdAt: Date
}

export type Database = {
  milestones: MilestonesTable
  users: UsersTable
  sessions: SessionsTable
  attempts: AttemptsTable
  passwordResets: PasswordResetsTable
  outbox: OutboxTable
  media: MediaTable
  products: ProductsTable
  searchTerms: SearchTermsTable
  oldSlugs: OldSlugsTable
  stock: StockTable
  wishlistItems: WishlistItemsTable
  carts: CartsTable
  cartLines: CartLinesTable
  orders: OrdersTable
  orderLines: OrderLinesTable
  orderEvents: OrderEventsTable
  payments: PaymentsTable
  stockHolds: StockHoldsTable
  refunds: RefundsTable
  cardEvents: CardEventsTable
  deals: DealsTable
  dealProducts: DealProductsTable
  orderCalls: OrderCallsTable
  orderNotes: OrderNotesTable
  changes: ChangesTable
  idempotencyKeys: IdempotencyKeysTable
}

export type Db = Kysely<Database>
/** What must be atomic asks for this, so it cannot be called outside a transaction. */
export type Tx = Transaction<Database>
