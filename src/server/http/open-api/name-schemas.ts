import { z } from 'zod'
import * as accounts from '../../../contract/accounts.ts'
import * as amounts from '../../../contract/amounts.ts'
import * as buyerMarks from '../../../contract/buyer-marks.ts'
import * as buyers from '../../../contract/buyers.ts'
import * as cart from '../../../contract/cart.ts'
import * as catalogue from '../../../contract/catalogue.ts'
import * as categories from '../../../contract/categories.ts'
import * as checkoutSettings from '../../../contract/checkout-settings.ts'
import * as collections from '../../../contract/collections.ts'
import * as deals from '../../../contract/deals.ts'
import * as delivery from '../../../contract/delivery.ts'
import * as guestOrders from '../../../contract/guest-orders.ts'
import * as health from '../../../contract/health.ts'
import * as home from '../../../contract/home.ts'
import * as look from '../../../contract/look.ts'
import * as manualOrders from '../../../contract/manual-orders.ts'
import * as manyOrders from '../../../contract/many-orders.ts'
import * as media from '../../../contract/media.ts'
import * as moneySettings from '../../../contract/money-settings.ts'
import * as multiplied from '../../../contract/multiply-prices.ts'
import * as opening from '../../../contract/opening.ts'
import * as orderChanges from '../../../contract/order-changes.ts'
import * as orders from '../../../contract/orders.ts'
import * as packing from '../../../contract/packing.ts'
import * as pages from '../../../contract/pages.ts'
import * as payments from '../../../contract/payments.ts'
import * as policies from '../../../contract/policies.ts'
import * as privacy from '../../../contract/privacy.ts'
import * as productLinks from '../../../contract/product-links.ts'
import * as productLists from '../../../contract/product-lists.ts'
import { Refusal } from '../../../contract/refusal.ts'
import * as secondFactor from '../../../contract/second-factor.ts'
import * as sessions from '../../../contract/sessions.ts'
import * as settings from '../../../contract/settings.ts'
import * as setup from '../../../contract/setup.ts'
import * as sizeCharts from '../../../contract/size-charts.ts'
import * as staff from '../../../contract/staff.ts'
import * as staffCatalogue from '../../../contract/staff-catalogue.ts'
import * as staffOrders from '../../../contract/staff-orders.ts'
import * as text from '../../../contract/text.ts'
import * as wishlist from '../../../contract/wishlist.ts'

const modules = [
  ...[
    accounts,
    buyers,
    cart,
    catalogue,
    categories,
    checkoutSettings,
    collections,
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
    packing,
    payments,
    policies,
    privacy,
    productLinks,
    productLists,
  ],
  ...[
    secondFactor,
    sessions,
    settings,
    setup,
    pages,
    sizeCharts,
    staff,
    staffCatalogue,
    staffOrders,
    text,
    wishlist,
    { Error: Refusal },
  ],
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
