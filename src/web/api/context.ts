import { createContext } from 'react-router'
import type { Audience } from '../../contract/catalogue/audiences.ts'
import type { CategoryGroup, PlacedCategory } from '../../contract/catalogue/category-groups.ts'
import type { MenuCollection } from '../../contract/catalogue/shown-collections.ts'
import type { ShopWideDays } from '../../contract/delivery/shop-wide-days.ts'
import type { OrderSize } from '../../contract/orders/order-size.ts'
import type { PageLink } from '../../contract/page-text.ts'
import type { CheckoutSettings } from '../../contract/settings/checkout-settings.ts'
import type { HomePart } from '../../contract/settings/home/home.ts'
import type { Look } from '../../contract/settings/look.ts'
import type { MoneySettings } from '../../contract/settings/money-settings.ts'
import type { Policies } from '../../contract/settings/policies.ts'
import type { SearchEngines } from '../../contract/settings/search-engines.ts'
import type { ShopDetails } from '../../contract/settings/settings.ts'
import type { ApiClient } from './client.ts'

/** What everybody sees of the shop's settings. */
export type PublicSettings = {
  name: string
  phone: string | null
  /** Each is '' where the owner gives none. */
  seller: Pick<ShopDetails, 'email' | 'address' | 'taxNumber'>
  money: MoneySettings
  /** How shoppers come to an order. */
  checkout: CheckoutSettings
  /** Hidden ones too, which menus leave out. */
  groups: readonly CategoryGroup[]
  /** Those that menus show. */
  collections: readonly MenuCollection[]
  /** The announcement is empty while none is shown. */
  policies: Omit<Policies, 'announcementFrom' | 'announcementUntil'>
  /** The shop's own pages, those that are published. */
  pages: readonly PageLink[]
  publicUrl: string | null
  /** Whether it has a mail server. */
  sendsMail: boolean
  /** In which the staff type and read dates. */
  timeZone: string
  /** Whether pages may load the card provider's script and what it loads. */
  stripeScript: boolean
  isDemo: boolean
  /** What search engines and shared links show of the shop. */
  search: SearchEngines
  /** In how many days parcels arrive, whoever asks; null where no days are promised. */
  arrival: ShopWideDays | null
  /** What buyers may pay by; `hasProvider`: whether cards could be taken, offered or not. */
  pays: { cash: boolean; cards: boolean; hasProvider: boolean }
  /** The owner's line at each way to pay; '' for none. */
  payWords: { cash: string; cards: string }
  orderSize: OrderSize
  /** The names of the countries that parcels go to, the shop's own first. */
  countries: readonly [string, ...string[]]
  /** Their codes, in the same order. */
  countryCodes: readonly string[]
}

/** And what only the server needs, which makes pages of it. */
export type PageSettings = PublicSettings & {
  look: Look
  /** What the home page shows now, in its order. */
  homeParts: readonly HomePart[]
  /** The placeholders of its uploaded pictures by their ids; a picture that is not here is gone. */
  homePictures: ReadonlyMap<string, string | null>
  /** What the page of a category shows of it, or of the one that its code leads to since a merge. */
  categoryPage: (code: string) => CategoryPage | undefined
  /** What the feed of products says of it. */
  feedCategory: (code: string) => FeedCategory | undefined
  /** The same for the slug of a collection, or one that it had. */
  collectionPage: (slug: string) => CollectionPage | undefined
}

/** A category in the feed: its path, and for whom its pieces are. */
export type FeedCategory = {
  code: string
  type: string
  audience: Audience | null
  /** Whether it is still one of the specification's, of which more is known. */
  isSpecified: boolean
}

/** A category with what shoppers read below its heading, and the address of its own picture or ''. */
export type CategoryPage = PlacedCategory & { intro: string; picture: string }

/** A collection as its page shows it. `isChosen`: the owner chose its products and their order. */
export type CollectionPage = MenuCollection & { intro: string; hidden: boolean; isChosen: boolean }

/** What page loaders read the shop through: the browser's typed client, but in process, as a guest, and only to read. */
export const apiContext = createContext<ApiClient>()

export const shopContext = createContext<PageSettings>()
