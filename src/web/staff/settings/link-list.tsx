import { useMenuCollections, usePublicShop, useShownGroups } from '../../parts/use-public-shop.ts'
import { paths } from '../paths.ts'

export const linkListId = 'own-pages'

/** The pages of the shop that a button often leads to, offered while somebody types. */
export function LinkList() {
  const categories = useShownGroups().flatMap(group =>
    group.categories.map(({ code, name }) => ({ to: paths.category(code), name: `${group.name}, ${name}` })),
  )
  const collections = useMenuCollections().map(({ slug, name }) => ({ to: paths.collection(slug), name }))
  const own = usePublicShop()?.pages.map(({ slug, title }) => ({ to: paths.page(slug), name: title })) ?? []
  const pages = [{ to: paths.search(), name: 'All products' }, ...categories, ...collections, ...own]
  return (
    <datalist id={linkListId}>
      {pages.map(({ to, name }) => (
        <option key={to} value={to}>
          {name}
        </option>
      ))}
    </datalist>
  )
}
