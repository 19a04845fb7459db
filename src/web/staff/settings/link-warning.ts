import { useQuery } from '@tanstack/react-query'
import type { StaffCategory } from '../../../contract/catalogue/categories.ts'
import type { StaffCollection } from '../../../contract/catalogue/collections.ts'
import { browserApi } from '../../api/browser.ts'
import { ApiError } from '../../api/error.ts'
import { type LinkTarget, type Lookups, linkTarget, type Named } from '../../parts/links/link-target.ts'
import { usePaused } from '../cache/use-paused.ts'

/** What the owner should know about a link, in words; '' where nothing is wrong, and until that is known. */
export function useLinkWarning(link: string): string {
  const asked = usePaused(link)
  const { data } = useQuery({
    queryKey: ['link target', asked],
    queryFn: ({ signal }) => linkTarget(asked.trim(), staffLookups(signal)),
  })
  return data && asked === link ? warningOf(data) : ''
}

/** The words for a link that leads shoppers nowhere, or where no menu does. */
export function warningOf({ state, kind }: Pick<LinkTarget, 'state' | 'kind'>): string {
  const noun = kind ?? 'page'
  if (state === 'gone') return `Your shop has no ${noun} at this address, so shoppers are not led there.`
  if (state === 'draft') return `This ${noun} is not published, so shoppers are not led there yet.`
  return state === 'hidden' ? `This ${noun} is hidden from menus; shoppers find it by this link.` : ''
}

/** The category or group of a code, or the category that one was merged into. */
export function categoryIn(categories: readonly StaffCategory[], code: string) {
  const row = categories.find(each => [each.code, ...each.oldCodes].includes(code))
  const isIn = (group: StaffCategory) => group.code === row?.parent
  return row && { ...row, hidden: row.hidden || categories.some(each => isIn(each) && each.hidden) }
}

/** The collection of a slug, or of one that it had. */
export const collectionIn = (collections: readonly StaffCollection[], slug: string) =>
  collections.find(each => [each.slug, ...each.oldSlugs].includes(slug))

/** As the staff know them, drafts and hidden ones too. */
const staffLookups = (signal: AbortSignal): Lookups => ({
  category: async code => {
    const { categories } = await browserApi.categories.list({}, { signal })
    const row = categoryIn(categories, code)
    return row ? { name: row.code, state: row.hidden ? 'hidden' : 'shown' } : null
  },
  collection: async slug => {
    const { collections } = await browserApi.collections.list({}, { signal })
    const row = collectionIn(collections, slug)
    return row ? { name: row.slug, state: row.hidden ? 'hidden' : 'shown' } : null
  },
  product: id =>
    unlessMissing(
      browserApi.catalogue.staffGet({ params: { id } }, { signal }).then(({ slug, status }) => ({
        name: slug,
        state: status === 'published' ? 'shown' : 'draft',
      })),
    ),
  page: async slug => {
    const { pages } = await browserApi.pages.list({}, { signal })
    const page = pages.find(each => each.slug === slug)
    if (page) return { name: slug, state: page.published ? 'shown' : 'draft' }
    return unlessMissing(
      browserApi.pages
        .shown({ params: { id: slug } }, { signal })
        .then(shown => ({ name: shown.slug, state: 'shown' })),
    )
  },
})

const unlessMissing = (call: Promise<Named>): Promise<Named | null> =>
  call.catch(cause => {
    if (cause instanceof ApiError && !cause.unreachable) return null
    throw cause
  })
