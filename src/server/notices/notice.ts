/** A session ended, or an account changed. */
type SessionNotice = { kind: 'session'; tokenHash: string } | { kind: 'account'; userId: string }

/**
 * The row of a product changed. `listing`: it entered or left lists, or changed its category, its date or its address;
 * `fields`: something else of a listed product; `links`: what goes with it; `hidden`: a product that nobody sees.
 */
export type ProductChange = (typeof productChanges)[number]

type ProductNotice = {
  kind: 'product'
  productId: string
  change: ProductChange
  /** The codes of the categories whose lists show it or did. */
  categories: readonly string[]
}

/** The stock of a product changed; then whether some piece of it can be bought at all. */
type StockNotice = { kind: 'stock' | 'availability'; productId: string }

const productChanges = ['listing', 'fields', 'links', 'hidden'] as const

/**
 * Notices of one word: all products may have changed; some deal did; something was sold; orders, settings and so on
 * changed. What shows settings, categories, collections or pages hears of it by `LiveValue`, once they are read anew.
 */
const bareKinds = [
  ...(['products', 'deals', 'sales', 'order status', 'size charts', 'buyers'] as const),
  ...(['settings', 'categories', 'collections', 'pages'] as const),
] as const

export type Notice = SessionNotice | ProductNotice | StockNotice | { kind: (typeof bareKinds)[number] }

/** What a notice ends: everything that depends on one of these names. `isLater`: it may go on for as long as stock may. */
export type Ending = { names: readonly string[]; isLater: boolean } | 'all'

/** Names that values depend on and notices end, besides the kinds of bare notices. */
export const names = {
  product: (id: string) => `product ${id}`,
  stock: (id: string) => `stock ${id}`,
  /** Whether any piece of some product can be bought. */
  availability: 'availability',
  /** All that is listed, however it is sorted and filtered. */
  shop: 'shop',
  category: (code: string) => `category ${code}`,
  /** Which products are listed, and since when. */
  listing: 'listing',
  listingOf: (category: string) => `listing ${category}`,
  links: 'links',
  session: (tokenHash: string) => `session ${tokenHash}`,
  account: (userId: string) => `account ${userId}`,
}

export function endedBy(notice: Notice): Ending {
  switch (notice.kind) {
    case 'products':
      return 'all'
    case 'product':
      return { names: endedByProduct(notice), isLater: false }
    case 'stock':
      return { names: [names.stock(notice.productId)], isLater: true }
    case 'availability':
    case 'sales':
      return { names: [notice.kind], isLater: true }
    case 'session':
      return { names: [names.session(notice.tokenHash)], isLater: false }
    case 'account':
      return { names: [names.account(notice.userId)], isLater: false }
    case 'settings':
    case 'categories':
    case 'collections':
    case 'pages':
      return { names: [], isLater: false }
    default:
      return { names: [notice.kind], isLater: false }
  }
}

function endedByProduct({ productId, change, categories }: ProductNotice): string[] {
  const own = names.product(productId)
  if (change === 'hidden') return [own]
  if (change === 'links') return [own, names.links]
  const lists = [own, names.shop, ...categories.map(names.category)]
  return change === 'fields' ? lists : [...lists, names.listing, ...categories.map(names.listingOf)]
}

/** Reads what the triggers of the database send; null for anything else, also for what only older versions need. */
export function parseNotice(text: string): Notice | null {
  const bare = bareKinds.find(each => each === text)
  if (bare) return { kind: bare }
  const [kind, id, what, ...categories] = text.split(' ')
  if (id === undefined) return null
  if (kind === 'session') return { kind, tokenHash: id }
  if (kind === 'account') return { kind, userId: id }
  if (kind === 'stock' || kind === 'availability') return { kind, productId: id }
  const change = kind === 'change' ? productChanges.find(each => each === what) : undefined
  return change ? { kind: 'product', productId: id, change, categories } : null
}
