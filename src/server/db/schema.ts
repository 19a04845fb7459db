import type { ColumnType, JSONColumnType, Kysely, Transaction } from 'kysely'
import type { Machine } from '../../contract/actors.ts'
import type { IncludedAttribute } from '../../contract/catalogue/catalogue.ts'
import type { Place } from '../../contract/catalogue/places.ts'
import type { ProductTextName } from '../../contract/catalogue/product-texts.ts'
import type { ChangeSubject } from '../../contract/changes/change-words.ts'
import type {
  EmailConfirmationsTable,
  GuestSessionsTable,
  KnownDevicesTable,
  LoginChallengesTable,
  PasswordResetsTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SessionsTable,
  SwitchesTable,
  UsersTable,
} from './tables/account-tables.ts'
import type { CartLinesTable, CartsTable, WishlistItemsTable } from './tables/cart-tables.ts'
import type { CategoriesTable, OldCategoriesTable } from './tables/category-tables.ts'
import type {
  CollectionProductsTable,
  CollectionsTable,
  OldCollectionsTable,
} from './tables/collection-tables.ts'
import type { DealProductsTable, DealsTable } from './tables/deal-tables.ts'
import type { AttemptsTable, MilestonesTable, OutboxTable, SettingsTable } from './tables/house-tables.ts'
import type { MediaTable, RemotePicturesTable } from './tables/media-tables.ts'
import type {
  BuyersTable,
  OrderCallsTable,
  OrderEventsTable,
  OrderLinesTable,
  OrderLinksTable,
  OrderNotesTable,
  OrdersTable,
  ParcelsByDayTable,
  ProductSalesByMonthTable,
  SalesByQuarterHourTable,
  SalesCurrencyTable,
  SumsToCountTable,
} from './tables/order-tables.ts'
import type { PagesTable } from './tables/page-tables.ts'
import type {
  CardEventsTable,
  HoldTimesTable,
  PaymentsTable,
  RefundsTable,
  StockHoldsTable,
} from './tables/payment-tables.ts'
import type { ProductLinksTable } from './tables/product-link-tables.ts'
import type {
  SizeChartCategoriesTable,
  SizeChartProductsTable,
  SizeChartsTable,
} from './tables/size-chart-tables.ts'
import type { GoodsReceiptsTable, StockMovesTable, StockTable } from './tables/stock-tables.ts'

/** `color`: the only colour for which it is shown. */
export type Picture = { url: string; alt: string; color?: string; placeholder?: string }
export type Colour = { name: string; image: string; hex?: string }

/** What a place costs, in cents. */
export type OptionPrice = Place & { priceCents: number; displayPriceCents: number }

/** An option that the merchant names, beside colour and size. */
export type ThirdOption = { name: string; values: string[] }

type ProductsTable = Record<ProductTextName, ColumnType<string, string | undefined, string>> & {
  id: string
  slug: string
  title: string
  category: string
  description: string
  priceCents: number
  displayPriceCents: number
  optionPrices: JSONColumnType<OptionPrice[], string | undefined, string>
  pictures: JSONColumnType<Picture[]>
  colors: JSONColumnType<Colour[]>
  materials: JSONColumnType<string[]>
  lengths: JSONColumnType<string[]>
  sizes: JSONColumnType<string[]>
  third: JSONColumnType<ThirdOption | null, string | null | undefined, string | null>
  /** Attributes of which every piece comes with all values. */
  included: JSONColumnType<IncludedAttribute[]>
  tags: JSONColumnType<string[], string | undefined, string>
  /** Text vectors for search, written by `catalogue/search/search-document.ts`: of the title, and of everything. */
  searchTitle: string
  searchVector: string
  createdAt: Date
  updatedAt: Date
  /** Null: a draft; in the future: scheduled. */
  publishedAt: Date | null
  archivedAt: Date | null
}

/** Words of the catalogue, for correcting misspelt queries. */
type SearchTermsTable = { word: string }

type OldSlugsTable = { slug: string; productId: string; leftAt: Date }

/** Fields by name; prices in cents. */
export type Fields = Record<string, unknown>

type ChangesTable = {
  id: string
  batchId: string
  at: Date
  /** A person, or else one of the shop's own actors. */
  userId: string | null
  machine: Machine | null
  thing: ChangeSubject
  subjectId: string
  subject: string
  action: string
  before: JSONColumnType<Fields> | null
  after: JSONColumnType<Fields> | null
  undoneAt: Date | null
}

/** Answers of calls with an idempotency key. `answer` is null only until it is known. */
type IdempotencyKeysTable = {
  userId: string
  key: string
  requestHash: string
  answer: JSONColumnType<Fields> | null
  createdAt: Date
}

/** Chores of housekeeping, each with one row for all processes. */
type ChoresTable = { name: string; doneAt: Date | null; failedAt: Date | null; lastError: string | null }

export type Database = {
  milestones: MilestonesTable
  users: UsersTable
  sessions: SessionsTable
  guestSessions: GuestSessionsTable
  attempts: AttemptsTable
  settings: SettingsTable
  categories: CategoriesTable
  oldCategories: OldCategoriesTable
  collections: CollectionsTable
  collectionProducts: CollectionProductsTable
  oldCollections: OldCollectionsTable
  pages: PagesTable
  productLinks: ProductLinksTable
  sizeCharts: SizeChartsTable
  sizeChartCategories: SizeChartCategoriesTable
  sizeChartProducts: SizeChartProductsTable
  passwordResets: PasswordResetsTable
  emailConfirmations: EmailConfirmationsTable
  secondFactors: SecondFactorsTable
  recoveryCodes: RecoveryCodesTable
  loginChallenges: LoginChallengesTable
  knownDevices: KnownDevicesTable
  switches: SwitchesTable
  outbox: OutboxTable
  media: MediaTable
  remotePictures: RemotePicturesTable
  products: ProductsTable
  searchTerms: SearchTermsTable
  oldSlugs: OldSlugsTable
  stock: StockTable
  goodsReceipts: GoodsReceiptsTable
  stockMoves: StockMovesTable
  wishlistItems: WishlistItemsTable
  carts: CartsTable
  cartLines: CartLinesTable
  orders: OrdersTable
  orderLines: OrderLinesTable
  orderEvents: OrderEventsTable
  payments: PaymentsTable
  stockHolds: StockHoldsTable
  holdTimes: HoldTimesTable
  refunds: RefundsTable
  cardEvents: CardEventsTable
  deals: DealsTable
  dealProducts: DealProductsTable
  orderCalls: OrderCallsTable
  orderNotes: OrderNotesTable
  buyers: BuyersTable
  orderLinks: OrderLinksTable
  sumsToCount: SumsToCountTable
  salesByQuarterHour: SalesByQuarterHourTable
  parcelsByDay: ParcelsByDayTable
  productSalesByMonth: ProductSalesByMonthTable
  salesCurrency: SalesCurrencyTable
  changes: ChangesTable
  idempotencyKeys: IdempotencyKeysTable
  chores: ChoresTable
}

export type Db = Kysely<Database>
/** What must be atomic asks for this type, so it cannot be called outside a transaction. */
export type Tx = Transaction<Database>
