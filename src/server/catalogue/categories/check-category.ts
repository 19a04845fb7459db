import { ShopError } from '../../../contract/errors.ts'
import {
  type Categories,
  type CurrentCategories,
  codesOf,
  findCategory,
  findCategoryOrGroup,
} from './categories.ts'

/**
 * The code of the category that a code leads to.
 * @throws not_found for a code that is none of the shop's categories
 */
export function knownCategory(categories: Categories, code: string): string {
  const category = findCategory(categories, code)
  if (!category) throw new ShopError('not_found', 'There is no such category.')
  return category.code
}

/**
 * The codes of the categories that a list is of: those of a group, or the one that a code leads to.
 * @throws not_found for a code that is none of the shop's categories or groups
 */
export function knownCategories(categories: Categories, code: string): string[] {
  if (!findCategoryOrGroup(categories, code)) throw new ShopError('not_found', 'There is no such category.')
  return codesOf(categories, code)
}

/** With more than these no sentence lists them. */
const maxListed = 12

/** The sentence for a code that is none of the shop's categories. */
export function wrongCategory({ groups }: Categories): string {
  const codes = groups.flatMap(({ categories }) => categories.map(({ code }) => code))
  if (codes.length > maxListed) return 'The shop has no such category.'
  return `Choose ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(codes)} for the category.`
}

/**
 * The code that a category has now, of this one or one that leads to it.
 * @throws invalid for a code that leads to none of the shop's categories
 */
export function checkCategory(categories: Categories, code: string): string {
  const found = findCategory(categories, code)
  if (found) return found.code
  const message = wrongCategory(categories)
  throw new ShopError('invalid', message, { category: message })
}

/** The same for a filter or a choice that may be empty. */
export function checkChosenCategory({ categories }: { categories: CurrentCategories }, code: string): void {
  if (code !== '') checkCategory(categories.current(), code)
}
