import {
  anyStaff,
  calling,
  managing,
  ownersOnly,
  packing,
  type StaffRole,
} from '../../contract/accounts/staff-roles.ts'
import { type SettingGroup, settingGroupNames } from '../../contract/settings/settings.ts'
import type { Work } from '../../contract/staff.ts'
import { Package, Shirt } from '../parts/icons.tsx'
import { ChartLine, PhoneCall, Store, Truck, Undo, Users } from './icons.tsx'
import { patterns } from './paths.ts'

/**
 * Where a screen is found. `menu`: in the navigation. `tab`: on its screen's tabs. `quick find`: there, and by buttons of
 * other screens. `inside`: only from what it is about, such as one product.
 */
type Place = 'menu' | 'tab' | 'quick find' | 'inside'

export type Screen = {
  /** The address, as the router knows it; null for a part of the navigation without a screen of its own. */
  pattern: string | null
  /** Its heading, and the title of the page. */
  title: string
  roles: readonly StaffRole[]
  place: Place
} & More

type More = {
  /** What else of the address makes it this screen. */
  query?: Record<string, string>
  /** Where there is little room; the title by default. */
  name?: string
  /** What else people may call it, or look for on it. */
  words?: string
  /** Of the parts of the navigation, and of what a phone's bar may show. */
  icon?: typeof Package
  /** How much waits there. */
  waiting?: (work: Work) => number | undefined
  /** In the navigation only where the shop takes cards. */
  forCards?: true
  parts?: readonly Screen[]
}

const screen =
  (place: Place) =>
  (pattern: string | null, title: string, roles: readonly StaffRole[], more: More = {}): Screen => ({
    pattern,
    title,
    roles,
    place,
    ...more,
  })
const [inMenu, onTabs, inQuickFind, inside] = [
  screen('menu'),
  screen('tab'),
  screen('quick find'),
  screen('inside'),
]

const orders = inMenu(patterns.adminOrders, 'Orders', calling, {
  words: 'sales parcels tracking pending shipped delivered cancelled',
  icon: Package,
  parts: [
    inMenu(patterns.confirmOrders, 'To confirm', calling, {
      words: 'orders call phone wrong number',
      icon: PhoneCall,
      waiting: ({ toConfirm = 0, wrongNumber = 0 }) => toConfirm + wrongNumber,
    }),
    inMenu(patterns.packing, 'To pack', packing, {
      words: 'orders parcels packing',
      icon: Package,
      waiting: ({ toPack }) => toPack,
    }),
    inMenu(patterns.packing, 'To ship', packing, {
      query: { step: 'ship' },
      words: 'orders parcels courier shipping slips',
      icon: Truck,
      waiting: ({ toShip }) => toShip,
    }),
    inMenu(patterns.adminOrders, 'Returned orders', calling, {
      query: { tab: 'returned' },
      name: 'Returned',
      words: 'refused came back parcels',
      icon: Undo,
    }),
    inMenu(patterns.payments, 'Payments to settle', managing, {
      name: 'Payments',
      words: 'cards refunds charge',
      forCards: true,
    }),
    inQuickFind(patterns.newOrder, 'New order', calling, { words: 'add type counter chat sale' }),
    inside(patterns.slips, 'Packing slips', packing),
    inside(patterns.invoices, 'Invoices', managing),
  ],
})

const products = inMenu(patterns.productList, 'Products', managing, {
  words: 'prices catalogue drafts',
  icon: Shirt,
  parts: [
    inMenu(patterns.productList, 'Stock', managing, {
      query: { sort: 'stock-asc' },
      words: 'inventory shelf sold out low',
    }),
    inMenu(patterns.categories, 'Categories', managing, { words: 'groups menu women kids' }),
    inMenu(patterns.collections, 'Collections', managing, {
      words: 'season sale eid',
      parts: [inside(patterns.editCollection, 'Collection', managing)],
    }),
    inMenu(patterns.sizeCharts, 'Size charts', managing, {
      words: 'size guide measures',
      parts: [inside(patterns.sizeChart, 'Size chart', managing)],
    }),
    inMenu(patterns.deals, 'Deals Management', managing, {
      name: 'Deals',
      words: 'sale discount offer countdown',
    }),
    inQuickFind(patterns.addProduct, 'Add New Product', managing, { name: 'Add product', words: 'create' }),
    inQuickFind(patterns.receiveGoods, 'Receive goods', managing, {
      words: 'delivery purchase supplier bill stock in scan barcode cost',
    }),
    inQuickFind(patterns.countStock, 'Count stock', managing, {
      words: 'inventory stocktaking shelf pieces scan barcode difference',
    }),
    inQuickFind(patterns.reorder, 'What to order', managing, {
      words: 'reorder purchase supplier low sold out stock speed of sale',
    }),
    inQuickFind(patterns.importProducts, 'Import products', managing, {
      words: 'csv excel xlsx file shopify woocommerce upload',
    }),
    inside(patterns.editProduct, 'Edit Product', managing),
    inside(patterns.stockMoves, 'Stock history', managing),
    inside(patterns.labels, 'Labels', managing),
  ],
})

const setting = (group: SettingGroup, words: string, place = onTabs) =>
  place(patterns.settings.replace(':group?', group), `Settings: ${settingGroupNames[group]}`, ownersOnly, {
    name: settingGroupNames[group],
    words,
  })

const shop = inMenu(null, 'Shop', managing, {
  icon: Store,
  parts: [
    setting('home', 'banner hero front page parts testimonials', inMenu),
    inMenu(patterns.ownPages, 'Pages', ownersOnly, {
      words: 'about returns privacy text blog',
      parts: [inside(patterns.ownPage, 'Page', ownersOnly)],
    }),
    setting('look', 'logo colours font theme design brand icon', inMenu),
    inMenu(patterns.settings, 'Settings', ownersOnly, {
      parts: [
        setting('shop', 'name phone address email contact whatsapp'),
        setting('money', 'currency tax prices rounding multiply'),
        setting('delivery', 'zones cities fee free courier days countries time zone'),
        setting('checkout', 'guests account phone postal code order limits calls'),
        setting('payment', 'cash on delivery cards cod'),
        setting('policies', 'returns exchange about announcement footer links social'),
        setting('search', 'google seo feed sitemap description api facebook instagram merchant'),
      ],
    }),
    inMenu(patterns.staff, 'Staff', ownersOnly, { words: 'members roles invite people' }),
    inMenu(patterns.changes, 'Changes', managing, { words: 'history log undo audit' }),
    inMenu(patterns.health, 'Shop health', ownersOnly, {
      name: 'Health',
      words: 'backup mail server errors disk',
    }),
    inQuickFind(patterns.setup, 'Set up your shop', ownersOnly, {
      name: 'Set up the shop step by step',
      words: 'first steps demo',
    }),
  ],
})

/** Every screen of the staff, once: navigation, Quick find, ways back, titles of pages and the check of roles read it. */
export const screens: readonly Screen[] = [
  inMenu(patterns.dashboard, 'Today', anyStaff, {
    words: 'dashboard sales figures work best sellers',
    icon: ChartLine,
  }),
  orders,
  products,
  inMenu(patterns.buyers, 'Customers', calling, {
    words: 'buyers people accounts guests phone blocked refused notes tags delete erase export data',
    icon: Users,
    parts: [inside(patterns.buyer, 'Customer', calling), inside(patterns.formerBuyers, 'Customers', calling)],
  }),
  shop,
  inQuickFind(patterns.security, 'Sign-in and security', anyStaff, {
    words: 'password second factor codes sessions',
  }),
]
