import { expect, test } from 'vitest'
import { type CategoryGroup, categoryOf, shownGroups } from './category-groups.ts'

const frocks = { code: 'k-froks', name: 'Frocks', hidden: false }
const secret = { code: 'k-secret', name: 'Secret', hidden: true }
const kids = { code: 'kids', name: 'Kids', hidden: false }
const groups: CategoryGroup[] = [
  { ...kids, categories: [frocks, secret] },
  {
    code: 'men',
    name: 'Men',
    hidden: true,
    categories: [{ code: 'm-shirts', name: 'Shirts', hidden: false }],
  },
  { code: 'home', name: 'Home', hidden: false, categories: [{ ...secret, code: 'h-secret' }] },
]

test('a category is found by its code alone, with its group', () => {
  expect(categoryOf(groups, 'k-froks')).toEqual({ ...frocks, group: kids })
  expect(categoryOf(groups, 'Frocks')).toBeUndefined()
  expect(categoryOf(groups, 'kids')).toBeUndefined()
})

test('a category in a hidden group is hidden', () => {
  expect(categoryOf(groups, 'm-shirts')?.hidden).toBe(true)
})

test('menus leave out what is hidden, and groups in which nothing is left', () => {
  expect(shownGroups(groups)).toEqual([{ ...kids, categories: [frocks] }])
})
