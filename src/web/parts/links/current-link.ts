import type { ApiClient } from '../../api/client.ts'
import type { PageSettings } from '../../api/context.ts'
import { ApiError } from '../../api/error.ts'
import { type Lookups, linkTarget, type Named } from './link-target.ts'

/** What links are looked up in. */
export type LinkedShop = Pick<PageSettings, 'pages'> & {
  categoryPage: (code: string) => { code: string; hidden: boolean } | undefined
  collectionPage: (slug: string) => { slug: string; hidden: boolean } | undefined
}

/**
 * Where a link of the owner's leads shoppers now: to the category that its own was merged into, for one. Null when there is
 * nothing for them any more, or not yet.
 */
export const currentLink = async (link: string, api: ApiClient, shop: LinkedShop): Promise<string | null> =>
  (await linkTarget(link, shoppersLookups(api, shop))).to

const shoppersLookups = (api: ApiClient, { categoryPage, collectionPage, pages }: LinkedShop): Lookups => ({
  category: code => {
    const category = categoryPage(code)
    return category ? { name: category.code, state: stateOf(category) } : null
  },
  collection: slug => {
    const collection = collectionPage(slug)
    return collection ? { name: collection.slug, state: stateOf(collection) } : null
  },
  product: id => unlessMissing(id, api.catalogue.get({ params: { id } }), () => id),
  page: slug =>
    pages.some(page => page.slug === slug)
      ? { name: slug, state: 'shown' }
      : unlessMissing(slug, api.pages.shown({ params: { id: slug } }), page => page.slug),
})

const stateOf = ({ hidden }: { hidden: boolean }) => (hidden ? 'hidden' : 'shown')

/** What could not be asked for is no reason to leave something out. */
const unlessMissing = <T>(
  asked: string,
  call: Promise<T>,
  nameOf: (answer: T) => string,
): Promise<Named | null> =>
  call.then(
    answer => ({ name: nameOf(answer), state: 'shown' }),
    cause => (cause instanceof ApiError && !cause.unreachable ? null : { name: asked, state: 'shown' }),
  )
