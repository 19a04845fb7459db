import type { RowName } from '../api/rows.ts'

/** The least and the most that a field takes: of a number its value, of text its characters, of a list its entries. */
type Limits = Record<string, readonly [least: number | null, most: number]>

/**
 * Written out rather than read from the schemas, so that a limit cannot change unseen. A limit that is changed on
 * purpose is changed here too.
 */
export const limits: Partial<Record<RowName, Limits>> = {
  'catalogue.newArrivals': {
    page: [0, 1_000_000],
    limit: [1, 100],
  },
  'catalogue.byCategory': {
    page: [0, 1_000_000],
    limit: [1, 100],
    size: [null, 500],
    color: [null, 500],
    minPrice: [0, 1_000_000],
    maxPrice: [0, 1_000_000],
  },
  'catalogue.browse': {
    page: [0, 1_000_000],
    limit: [1, 240],
    size: [null, 500],
    color: [null, 500],
    minPrice: [0, 1_000_000],
    maxPrice: [0, 1_000_000],
    q: [null, 200],
  },
  'catalogue.some': {
    ids: [null, 6_050],
  },
  'catalogue.search': {
    query: [null, 200],
    page: [0, 1_000_000],
    limit: [1, 100],
  },
  'catalogue.add': {
    title: [null, 160],
    description: [null, 10_000],
    inventory: [0, 1_000_000],
    stock: [null, 2_500],
    'stock[].color': [null, 60],
    'stock[].size': [null, 60],
    'stock[].quantity': [0, 1_000_000],
    'stock[].seen': [0, 1_000_000],
    price: [0, 1_000_000],
    displayPrice: [0, 1_000_000],
    product_images: [null, 40],
    'product_images[]': [null, 2_000],
    'alts{}': [null, 400],
    Color: [null, 50],
    'Color[].Color': [null, 60],
    'Color[].img.original': [null, 2_000],
    Material: [null, 50],
    'Material[].Material': [null, 120],
    Length: [null, 50],
    'Length[].Length': [null, 120],
    Size: [null, 50],
    'Size[].Size': [null, 60],
    included: [null, 2],
  },
  'catalogue.list': {
    page: [0, 1_000_000],
    limit: [1, 100],
    q: [null, 200],
  },
  'catalogue.edit': {
    title: [null, 160],
    description: [null, 10_000],
    inventory: [0, 1_000_000],
    stock: [null, 2_500],
    'stock[].color': [null, 60],
    'stock[].size': [null, 60],
    'stock[].quantity': [0, 1_000_000],
    'stock[].seen': [0, 1_000_000],
    price: [0, 1_000_000],
    displayPrice: [0, 1_000_000],
    product_images: [null, 40],
    'product_images[]': [null, 2_000],
    'alts{}': [null, 400],
    Color: [null, 50],
    'Color[].Color': [null, 60],
    'Color[].img.original': [null, 2_000],
    Material: [null, 50],
    'Material[].Material': [null, 120],
    Length: [null, 50],
    'Length[].Length': [null, 120],
    Size: [null, 50],
    'Size[].Size': [null, 60],
    included: [null, 2],
    inventorySeen: [0, 1_000_000],
  },
  'catalogue.quickEdit': {
    price: [0, 1_000_000],
    displayPrice: [0, 1_000_000],
    stock: [null, 2_500],
    'stock[].color': [null, 60],
    'stock[].size': [null, 60],
    'stock[].quantity': [0, 1_000_000],
    'stock[].seen': [0, 1_000_000],
  },
  'catalogue.bulk': {
    ids: [1, 500],
    'change.percent': [-90, 300],
  },
  'accounts.login': {
    email: [1, 254],
    password: [1, 200],
  },
  'accounts.confirmCode': {
    challenge: [1, 200],
    code: [1, 100],
  },
  'accounts.beginSecondFactor': {
    currentPassword: [null, 200],
  },
  'accounts.turnOnSecondFactor': {
    code: [1, 100],
  },
  'accounts.turnOffSecondFactor': {
    currentPassword: [null, 200],
  },
  'accounts.renewRecoveryCodes': {
    currentPassword: [null, 200],
  },
  'accounts.requireSecondFactor': {
    currentPassword: [null, 200],
  },
  'accounts.signUp': {
    email: [null, 254],
    password: [8, 200],
    firstName: [null, 80],
    lastName: [null, 80],
    phone: [null, 32],
    username: [null, 40],
    'address.city': [null, 100],
    'address.street': [null, 200],
  },
  'accounts.forgotPassword': {
    email: [null, 254],
  },
  'accounts.confirmEmail': {
    token: [1, 200],
  },
  'accounts.resetPassword': {
    token: [1, 200],
    password: [8, 200],
  },
  'accounts.edit': {
    firstName: [null, 80],
    lastName: [null, 80],
    phone: [null, 32],
    'address.city': [null, 100],
    'address.street': [null, 200],
    email: [null, 254],
    password: [8, 200],
    currentPassword: [null, 200],
  },
  'wishlist.add': {
    productIds: [1, 200],
  },
  'cart.add': {
    title: [null, 500],
    price: [0, 1_000_000_000],
    quantity: [1, 1_000],
    'options.color': [null, 60],
    'options.size': [null, 60],
    'options.length': [null, 120],
    'options.material': [null, 120],
  },
  'cart.update': {
    quantity: [1, 1_000],
  },
  'orders.hotSelling': {
    page: [0, 1_000_000],
    limit: [1, 50],
  },
  'orders.create': {
    'shippingAddress.fullName': [null, 120],
    'shippingAddress.address': [null, 300],
    'shippingAddress.city': [null, 100],
    'shippingAddress.postalCode': [null, 20],
    'shippingAddress.country': [null, 80],
    'shippingAddress.phone': [null, 32],
    expectedTotal: [0, 1_000_000_000],
  },
  'orders.mine': {
    page: [0, 1_000_000],
    limit: [1, 100],
  },
  'orders.all': {
    page: [0, 1_000_000],
    limit: [1, 100],
    search: [null, 200],
    zone: [null, 60],
  },
  'orders.some': {
    ids: [null, 6_050],
  },
  'orders.toPack': {
    page: [0, 1_000_000],
    limit: [1, 100],
  },
  'orders.slips': {
    ids: [null, 6_050],
  },
  'orders.toConfirm': {
    page: [0, 1_000_000],
    limit: [1, 100],
  },
  'orders.call': {
    note: [null, 2_000],
  },
  'orders.note': {
    text: [null, 2_000],
  },
  'orders.parcel': {
    courier: [null, 80],
    trackingNumber: [null, 80],
  },
  'orders.refund': {
    amount: [0, 1_000_000_000],
    reason: [null, 500],
  },
  'orders.bulkStatus': {
    ids: [1, 100],
    courier: [null, 80],
    'trackingNumbers{}': [null, 80],
  },
  'orders.export': {
    search: [null, 200],
    zone: [null, 60],
  },
  'orders.updateStatus': {
    courier: [null, 80],
    trackingNumber: [null, 80],
    reason: [null, 500],
  },
  'deals.create': {
    products: [null, 500],
    percentOff: [1, 90],
  },
  'deals.update': {
    products: [null, 500],
    percentOff: [1, 90],
  },
  'deals.addProducts': {
    productIds: [null, 500],
  },
  'deals.removeProducts': {
    productIds: [null, 500],
  },
  'staff.dashboard': {
    days: [7, 365],
    zone: [null, 60],
  },
  'staff.find': {
    q: [null, 100],
  },
  'settings.save': {
    version: [0, 1_000_000_000],
    'value.name': [null, 60],
    'value.phone': [null, 20],
    'value.zones': [null, 20],
    'value.zones[].name': [null, 40],
    'value.zones[].cities': [1, 300],
    'value.zones[].cities[]': [null, 60],
    'value.zones[].charge': [0, 1_000_000],
    'value.zones[].freeFrom': [null, 1_000_000],
    'value.zones[].days.from': [0, 60],
    'value.zones[].days.until': [0, 60],
    'value.elsewhere.charge': [0, 1_000_000],
    'value.elsewhere.freeFrom': [null, 1_000_000],
    'value.elsewhere.days.from': [0, 60],
    'value.elsewhere.days.until': [0, 60],
    'value.restDays': [null, 6],
    'value.restDays[]': [0, 6],
    'value.holidays': [null, 100],
    'value.timeZone': [null, 60],
    'value.announcement': [null, 120],
    'value.promises': [null, 4],
    'value.promises[]': [null, 60],
    'value.terms': [null, 8],
    'value.terms[]': [null, 200],
    'value.cartNote': [null, 120],
    'value.exchangeDays': [0, 365],
    'value.footer': [null, 4],
    'value.footer[].title': [null, 40],
    'value.footer[].text': [1, 400],
    'value.about': [null, 120],
  },
  'staff.changes': {
    page: [0, 1_000_000],
    limit: [1, 100],
  },
  'staff.invite': {
    email: [null, 254],
    firstName: [null, 80],
    lastName: [null, 80],
  },
  'payments.pay': {
    'shippingAddress.fullName': [null, 120],
    'shippingAddress.address': [null, 300],
    'shippingAddress.city': [null, 100],
    'shippingAddress.postalCode': [null, 20],
    'shippingAddress.country': [null, 80],
    'shippingAddress.phone': [null, 32],
    replaces: [null, 200],
  },
  'payments.unsettled': {
    page: [0, 1_000_000],
    limit: [1, 100],
  },
  'payments.settle': {
    note: [null, 2_000],
  },
  'privacy.eraseMine': {
    currentPassword: [null, 200],
  },
  'privacy.eraseCustomer': {
    currentPassword: [null, 200],
  },
}
