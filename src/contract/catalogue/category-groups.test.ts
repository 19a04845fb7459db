import { expect, test } from 'vitest'
import { type CategoryGroup, categoryOf, categoryOrGroup, isGroup, shownGroups } from './category-groups.ts'

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

test('the page of a code is of a category or of a whole group', () => {
  expect(categoryOrGroup(groups, 'k-froks')).toEqual({ ...frocks, group: kids })
  expect(categoryOrGroup(groups, 'kids')).toEqual({ ...kids, group: kids })
  expect(['kids', 'k-froks'].map(code => isGroup(categoryOrGroup(groups, code) ?? expect.fail()))).toEqual([
    ...[true, false],
  ])
  expect(categoryOrGroup(groups, 'nothing')).toBeUndefined()
})

test('a category in a hidden group is hidden', () => {
  expect(categoryOf(groups, 'm-shirts')?.hidden).toBe(true)
})

test('menus leave out what is hidden, and groups in which nothing is left', () => {
  expect(shownGroups(groups)).toEqual([{ ...kids, categories: [frocks] }])
})
