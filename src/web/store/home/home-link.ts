import { matchPath } from 'react-router'
import type { ApiClient } from '../../api/client.ts'
import type { ShownShop } from '../../api/context.ts'
import { ApiError } from '../../api/error.ts'
import { paths, patterns } from '../../paths.ts'

/**
 * Where a link of the owner's leads now: the category that its own was merged into, for one. Null when the category, the
 * collection or the product is gone.
 */
export async function currentLink(
  link: string,
  api: ApiClient,
  { categoryPage, collectionPage }: Pick<ShownShop, 'categoryPage' | 'collectionPage'>,
): Promise<string | null> {
  const [path = '', ...rest] = link.split(/(?=[?#])/)
  const code = matchPath(patterns.category, path)?.params.cid
  if (code !== undefined) {
    const category = categoryPage(code)
    return category ? [paths.category(category.code), ...rest].join('') : null
  }
  const slug = matchPath(patterns.collection, path)?.params.slug
  if (slug !== undefined) {
    const collection = collectionPage(slug)
    return collection ? [paths.collection(collection.slug), ...rest].join('') : null
  }
  const product = matchPath(patterns.product, path)?.params.pId
  return product === undefined || (await isListed(product, api)) ? link : null
}

/** A product that could not be asked for is no reason to leave something out. */
const isListed = (id: string, api: ApiClient): Promise<boolean> =>
  api.catalogue.get({ params: { id } }).then(
    () => true,
    cause => !(cause instanceof ApiError) || cause.unreachable,
  )
