import { matchPath } from 'react-router'
import { isOwnPath } from '../../../contract/link.ts'
import { paths, patterns } from '../../paths.ts'

/** What an address of the shop names: its present name in addresses, and whether menus show it and shoppers may see it. */
export type Named = { name: string; state: 'shown' | 'hidden' | 'draft' }

/** The things that addresses name, by the end of the address, an earlier one too; null for none. */
export type Lookups = Record<
  'category' | 'collection' | 'product' | 'page',
  (name: string) => Promise<Named | null> | Named | null
>

type Kind = keyof Lookups

/** Where a link of the owner's leads now; `to` is null where shoppers would find nothing. */
export type LinkTarget = { to: string | null; state: Named['state'] | 'gone'; kind: Kind | null }

/** The staff's screens and pictures, which are addresses of the shop, too. */
const others = /^\/(?:admin|media)\//

/** The one place that knows which addresses of the shop lead somewhere. Those of elsewhere are taken to. */
export async function linkTarget(link: string, lookups: Lookups): Promise<LinkTarget> {
  if (!isOwnPath(link)) return { to: link, state: 'shown', kind: null }
  const [path = '', ...rest] = link.split(/(?=[?#])/)
  for (const [kind, nameIn] of Object.entries(namesIn) as [Kind, (path: string) => string | undefined][]) {
    const name = nameIn(path)
    if (name === undefined) continue
    const found = await lookups[kind](name)
    if (!found) return { to: null, state: 'gone', kind }
    const to = found.state === 'draft' ? null : [paths[kind](found.name), ...rest].join('')
    return { to, state: found.state, kind }
  }
  const isPage = others.test(path) || Object.values(patterns).some(pattern => matchPath(pattern, path))
  return isPage ? { to: link, state: 'shown', kind: null } : { to: null, state: 'gone', kind: null }
}

const namesIn = {
  category: path => matchPath(patterns.category, path)?.params.cid,
  collection: path => matchPath(patterns.collection, path)?.params.slug,
  product: path => matchPath(patterns.product, path)?.params.pId,
  page: path => matchPath(patterns.page, path)?.params.slug,
} satisfies Record<Kind, (path: string) => string | undefined>
