import { useRouteLoaderData } from 'react-router'
import {
  type CategoryGroup,
  categoryOrGroup,
  type PlacedCategory,
  shownGroups,
} from '../../contract/catalogue/category-groups.ts'
import type { MenuCollection } from '../../contract/catalogue/shown-collections.ts'
import type { PublicSettings } from '../api/context.ts'

/** The shop's public settings, as of when the page was loaded; undefined where not even they could be read. */
export const usePublicShop = (): PublicSettings | undefined =>
  useRouteLoaderData<{ shop: PublicSettings }>('root')?.shop

/** The shop's name, or a word for it. */
export const useShopName = (): string => usePublicShop()?.name ?? unnamedShop

/** Whether a mail may be promised. */
export const useSendsMail = (): boolean => usePublicShop()?.sendsMail ?? false

export const unnamedShop = 'Shop'

const noGroups: readonly CategoryGroup[] = []

/** All groups and categories, hidden ones too. */
export const useGroups = (): readonly CategoryGroup[] => usePublicShop()?.groups ?? noGroups

/** Those that menus show. */
export const useShownGroups = (): CategoryGroup[] => shownGroups(useGroups())

/** Of the code of a category, or of a whole group. */
export const useCategory = (code: string): PlacedCategory | undefined => categoryOrGroup(useGroups(), code)

const noCollections: readonly MenuCollection[] = []

/** The collections that menus show. */
export const useMenuCollections = (): readonly MenuCollection[] =>
  usePublicShop()?.collections ?? noCollections
