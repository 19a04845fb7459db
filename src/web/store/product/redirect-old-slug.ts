import { redirect } from 'react-router'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { paths } from '../../paths.ts'

/** Throws a redirect to a renamed product's current address, keeping the choice. */
export function redirectOldSlug(address: string, { _id, slug }: Product, search: string): void {
  if (address === slug || address === _id) return
  // Permanent but not cached: if the old slug is used again, a cached redirect would loop.
  throw redirect(paths.product(slug) + search, { status: 301, headers: { 'cache-control': 'no-cache' } })
}
