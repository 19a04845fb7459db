import { data, redirect } from 'react-router'
import type { ApiClient } from '../../api/client.ts'
import type { CollectionPage } from '../../api/context.ts'
import { orErrorPage } from '../../api/or-error-page.ts'
import { loadList } from '../../parts/product-list/load-list.ts'
import { paths } from '../../paths.ts'

/** Loads a collection's list for an address; 404 for an unknown one. An address that it had before leads to it. */
export async function loadCollection(
  { catalogue }: ApiClient,
  { slug, collection, timeZone }: { slug: string; collection: CollectionPage | undefined; timeZone: string },
  search: URLSearchParams,
) {
  if (!collection) throw data(null, { status: 404 })
  const query = search.size > 0 ? `?${search}` : ''
  if (collection.slug !== slug) throw redirect(paths.collection(collection.slug) + query, 301)
  const list = await orErrorPage(
    loadList({ browse: catalogue.browse, timeZone }, { collection: collection.slug }, search),
  )
  return { collection, list }
}
