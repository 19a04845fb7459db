import { z } from 'zod'
import * as accounts from '../../../contract/accounts/accounts.ts'
import * as privacy from '../../../contract/accounts/privacy.ts'
import * as secondFactor from '../../../contract/accounts/second-factor.ts'
import * as sessions from '../../../contract/accounts/sessions.ts'
import * as amounts from '../../../contract/amounts.ts'
import * as cart from '../../../contract/cart.ts'
import * as catalogue from '../../../contract/catalogue/catalogue.ts'
import * as categories from '../../../contract/catalogue/categories.ts'
import * as collections from '../../../contract/catalogue/collections.ts'
import * as counting from '../../../contract/catalogue/counting.ts'
import * as deals from '../../../contract/catalogue/deals.ts'
import * as multiplied from '../../../contract/catalogue/multiply-prices.ts'
import * as prices from '../../../contract/catalogue/prices.ts'
import * as productLinks from '../../../contract/catalogue/product-links.ts'
import * as productLists from '../../../contract/catalogue/product-lists.ts'
import * as receiving from '../../../contract/catalogue/receiving.ts'
import * as reordering from '../../../contract/catalogue/reordering.ts'
import * as shelves from '../../../contract/catalogue/shelves.ts'
import * as sizeCharts from '../../../contract/catalogue/size-charts.ts'
import * as staffCatalogue from '../../../contract/catalogue/staff-catalogue.ts'
import * as stockMoves from '../../../contract/catalogue/stock-moves.ts'
import * as thirdOption from '../../../contract/catalogue/third-option.ts'
import * as wishlist from '../../../contract/catalogue/wishlist.ts'
import * as delivery from '../../../contract/delivery/delivery.ts'
import * as health from '../../../contract/health.ts'
import * as media from '../../../contract/media.ts'
import * as buyerMarks from '../../../contract/orders/buyer-marks.ts'
import * as buyers from '../../../contract/orders/buyers.ts'
import * as guestOrders from '../../../contract/orders/guest-orders.ts'
import * as manualOrders from '../../../contract/orders/manual-orders.ts'
import * as manyOrders from '../../../contract/orders/many-orders.ts'
import * as orderChanges from '../../../contract/orders/order-changes.ts'
import * as orders from '../../../contract/orders/orders.ts'
import * as otherSizes from '../../../contract/orders/other-sizes.ts'
import * as packing from '../../../contract/orders/packing.ts'
import * as staffOrders from '../../../contract/orders/staff-orders.ts'
import * as pages from '../../../contract/pages.ts'
import * as payments from '../../../contract/payments.ts'
import { Refusal } from '../../../contract/refusal.ts'
import * as checkoutSettings from '../../../contract/settings/checkout-settings.ts'
import * as home from '../../../contract/settings/home/home.ts'
import * as look from '../../../contract/settings/look.ts'
import * as moneySettings from '../../../contract/settings/money-settings.ts'
import * as opening from '../../../contract/settings/opening.ts'
import * as policies from '../../../contract/settings/policies.ts'
import * as settings from '../../../contract/settings/settings.ts'
import * as setup from '../../../contract/settings/setup.ts'
import * as staff from '../../../contract/staff.ts'
import * as text from '../../../contract/text.ts'

const modules = [
  accounts,
  buyers,
  cart,
  catalogue,
  categories,
  checkoutSettings,
  collections,
  counting,
  deals,
  delivery,
  amounts,
  guestOrders,
  health,
  home,
  look,
  buyerMarks,
  manualOrders,
  manyOrders,
  media,
  moneySettings,
  multiplied,
  opening,
  orderChanges,
  orders,
  otherSizes,
  packing,
  payments,
  policies,
  prices,
  privacy,
  productLinks,
  productLists,
  secondFactor,
  sessions,
  settings,
  setup,
  pages,
  receiving,
  reordering,
  shelves,
  sizeCharts,
  staff,
  staffCatalogue,
  stockMoves,
  staffOrders,
  text,
  thirdOption,
  wishlist,
  { Error: Refusal },
]

/**
 * Gives every schema that the contract exports its name in the OpenAPI document. Two schemas of one name are refused when
 * the document is made.
 */
export function nameSchemas(): void {
  for (const [id, schema] of modules.flatMap(module => Object.entries<unknown>(module))) {
    if (schema instanceof z.ZodType) z.globalRegistry.add(schema, { ...schema.meta(), id })
  }
}
