import { shownGroups } from '../../../contract/catalogue/category-groups.ts'
import { networkNames } from '../../../contract/settings/social-networks.ts'
import type { ApiClient } from '../../api/client.ts'
import type { PublicSettings } from '../../api/context.ts'
import { paths } from '../../paths.ts'
import { currentLink, type LinkedShop } from '../links/current-link.ts'

type FootLink = { to: string; name: string }
/** Links at the foot of every page under a heading; `label` is what screen readers call them. */
export type FootColumn = { title: string; label: string; links: FootLink[] }

const named = (title: string, links: FootLink[]): FootColumn => ({ title, label: title, links })

type FootShop = LinkedShop & Pick<PublicSettings, 'groups' | 'collections' | 'policies'>

/**
 * Categories, collections, the shop's own pages, and what else the owner links, where it leads somewhere. Made on the server:
 * every first visit loads what draws it.
 */
export async function footColumns(api: ApiClient, shop: FootShop): Promise<FootColumn[]> {
  const { groups, collections, pages, policies } = shop
  const { follow } = policies
  const columns = await Promise.all(
    policies.columns.map(async ({ title, links }) => named(title, await leadingLinks(links, api, shop))),
  )
  const all = [
    ...shownGroups(groups).map(({ name, categories }) => ({
      title: name,
      label: `${name}, all categories`,
      links: categories.map(category => ({ to: paths.category(category.code), name: category.name })),
    })),
    named(
      'Collections',
      collections.map(({ slug, name }) => ({ to: paths.collection(slug), name })),
    ),
    named(
      'Information',
      pages.map(({ slug, title }) => ({ to: paths.page(slug), name: title })),
    ),
    ...columns,
    named(
      'Follow us',
      follow.map(({ network, address }) => ({ to: address, name: networkNames[network] })),
    ),
  ]
  return all.filter(({ links }) => links.length > 0)
}

async function leadingLinks(
  links: FootShop['policies']['columns'][number]['links'],
  api: ApiClient,
  shop: LinkedShop,
): Promise<FootLink[]> {
  const all = await Promise.all(
    links.map(async ({ text, to }) => ({ name: text, to: await currentLink(to, api, shop) })),
  )
  return all.flatMap(({ name, to }) => (to === null ? [] : { name, to }))
}
