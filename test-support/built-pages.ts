import { api } from '../src/contract/api.ts'
import type { BrowseResult } from '../src/contract/catalogue/product-lists.ts'
import { mapFilterTexts } from '../src/contract/catalogue/public-texts.ts'
import { accountFirst } from '../src/contract/settings/checkout-settings.ts'
import { firstHome } from '../src/contract/settings/home/active-parts.ts'
import { firstLook } from '../src/contract/settings/look.ts'
import { dollars } from '../src/contract/settings/money-settings.ts'
import { noPolicies } from '../src/contract/settings/policies.ts'
import { foundBySearch } from '../src/contract/settings/search-engines.ts'
import { specified } from '../src/server/catalogue/categories/load-categories.ts'
import { publicCategories } from '../src/server/catalogue/categories/public-categories.ts'
import { publicCollections } from '../src/server/catalogue/collections/public-collections.ts'
import { usualOrderLimits } from '../src/server/order-limits.ts'
import type { createPagesHandler, PagesDeps } from '../src/web/handler.ts'

type PublicSettings = ReturnType<PagesDeps['shop']>

/** A shop in which nothing was set. */
const plainShop: PublicSettings = {
  name: 'Zari',
  phone: null,
  sendsMail: false,
  seller: { email: '', address: '', taxNumber: '' },
  ...publicCategories(specified),
  ...publicCollections({ rows: [], old: new Map() }),
  money: dollars,
  look: firstLook,
  checkout: accountFirst,
  policies: noPolicies,
  homeParts: firstHome.parts,
  homePictures: new Map(),
  pages: [],
  publicUrl: null,
  timeZone: 'Asia/Karachi',
  arrival: null,
  stripeScript: false,
  isDemo: false,
  orderSize: usualOrderLimits.size,
  countries: ['Pakistan'],
  countryCodes: ['PK'],
  search: foundBySearch,
  pays: { cash: true, cards: false, hasProvider: false },
  payWords: { cash: '', cards: '' },
}

const emptyList: BrowseResult = {
  ...{ products: [], total: 0, all: 0 },
  facets: { sizes: [], colors: [], prices: [], inStock: 0, ...mapFilterTexts(() => []) },
}

/** The API of a shop without products. */
const emptyCatalogue: PagesDeps['call'] = async ({ path }) => {
  if (path === api.catalogue.browse.path) return { answer: emptyList }
  return { answer: path.startsWith('/api/deals/') ? { deals: [] } : [] }
}

type HandlerModule = { createPagesHandler: typeof createPagesHandler }
// Not a literal, so that type checks need no build.
const builtServer = '../build/server/index.js'

/** A page of the built shop, with these of its details, as it comes out when its API answers like `call`. */
export async function openBuiltPage(
  address: string,
  { shop = {}, call = emptyCatalogue }: { shop?: Partial<PublicSettings>; call?: PagesDeps['call'] } = {},
): Promise<{ answer: Response; text: string }> {
  const pages: HandlerModule = await import(builtServer)
  const handle = pages.createPagesHandler({
    call,
    shop: () => ({ ...plainShop, ...shop }),
    mode: 'production',
  })
  const answer = await handle(new Request(address))
  return { answer, text: await answer.text() }
}
