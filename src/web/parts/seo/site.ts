import type { CategoryGroup } from '../../../contract/catalogue/category-groups.ts'
import type { PublicSettings } from '../../api/context.ts'
import type { PageLook } from '../look/page-look.ts'
import { unnamedShop } from '../use-public-shop.ts'

/** The shop's public name, origin and currency. */
export type Site = { name: string; origin: string; currency: string }

export type ShopSite = Site & {
  /** What stands behind the title of every page. */
  titleEnd: string
  /** Whether search engines may show the shop. */
  isIndexed: boolean
  /** Its categories. */
  groups: readonly CategoryGroup[]
  /** The codes of the countries it delivers to. */
  countryCodes: readonly string[]
  /** Within how many days it exchanges; 0: it does not say. */
  exchangeDays: number
  /** The page that explains returns, by the end of its address; null: there is none. */
  returnsPage: string | null
  /** The path of the picture that stands for it. */
  mark: string
  /** The path of the picture shown with links to it, if it has one. */
  share: string | null
}

export type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/** Reads the root loader's data, always the first match; it has none when it failed. */
export const siteOf = ([root]: Matches): ShopSite => readSite(root?.loaderData)

export function readSite(rootData: unknown): ShopSite {
  // The shape of the root loader's data; importing it would make an import cycle.
  const data = rootData as { shop?: PublicSettings; look?: PageLook; origin?: string } | undefined
  return {
    name: data?.shop?.name ?? unnamedShop,
    titleEnd: data?.shop?.search?.titleEnd || (data?.shop?.name ?? unnamedShop),
    isIndexed: data?.shop?.search?.isIndexed ?? true,
    origin: data?.origin ?? '',
    groups: data?.shop?.groups ?? [],
    mark: data?.look?.mark ?? '',
    share: data?.look?.share ?? null,
    currency: data?.shop?.money?.currency ?? 'USD',
    countryCodes: data?.shop?.countryCodes ?? [],
    exchangeDays: data?.shop?.policies.exchangeDays ?? 0,
    returnsPage: data?.shop?.pages.find(({ purpose }) => purpose === 'returns')?.slug ?? null,
  }
}

/** A path of the shop as an absolute address; other addresses stay as they are. */
export const absolute = ({ origin }: Site, path: string): string =>
  path.startsWith('/') ? origin + path : path
