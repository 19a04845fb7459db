import { shownGroups } from '../../../contract/category-groups.ts'
import { networkNames } from '../../../contract/social-networks.ts'
import type { PublicShop } from '../../api/context.ts'
import { paths } from '../../paths.ts'

type FootLink = { to: string; name: string }
/** Links at the foot of every page under a heading; `label` is what screen readers call them. */
export type FootColumn = { title: string; label: string; links: FootLink[] }

const named = (title: string, links: FootLink[]): FootColumn => ({ title, label: title, links })

/**
 * Categories, collections, the shop's own pages, and what else the owner links. Made on the server: every first visit loads
 * what draws it.
 */
export function footColumns({ groups, collections, pages, policies }: PublicShop): FootColumn[] {
  const { columns, follow } = policies
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
    ...columns.map(({ title, links }) =>
      named(
        title,
        links.map(({ text, to }) => ({ to, name: text })),
      ),
    ),
    named(
      'Follow us',
      follow.map(({ network, address }) => ({ to: address, name: networkNames[network] })),
    ),
  ]
  return all.filter(({ links }) => links.length > 0)
}
