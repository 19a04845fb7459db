import { redirect } from 'react-router'
import type { Product } from '../../../contract/catalogue.ts'
import { paths } from '../../paths.ts'

/** Throws the way to a renamed product's present address, with the choice that the old one held. */
export function redirectOldSlug(address: string, { _id, slug }: Product, search: string): void {
  if (address === slug || address === _id) return
  // For good, but asked anew each time: a piece that takes its old name back would send a browser round in circles.
  throw redirect(paths.product(slug) + search, { status: 301, headers: { 'cache-control': 'no-cache' } })
}
