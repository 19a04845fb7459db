import { expect, test } from 'vitest'
import { specifiedGroups } from '../../../../test-support/specified-groups.ts'
import { categoryOf } from '../../../contract/catalogue/category-groups.ts'
import { categoriesLabel, categoryTitle } from './category-title.ts'

const titleOf = (group: string, name: string) => categoryTitle({ name, group: { ...shown, name: group } })
const shown = { code: 'g', name: '', hidden: false }

test('the specification’s categories are for women and kids', () => {
  const titles = ['w-printed-kurta', 'k-froks'].map(code => {
    const category = categoryOf(specifiedGroups, code)
    return category && categoryTitle(category)
  })
  expect(titles).toEqual(['Printed Kurta for Women', 'Frocks for Kids'])
})

test.each([
  ['Lawn', 'Two Piece', 'Lawn · Two Piece'],
  ['Lawn', 'Lawn', 'Lawn'],
  ['Lawn', 'Lawn Prints', 'Lawn Prints'],
  ['Home', 'Homely cushions', 'Home · Homely cushions'],
  ['Men', 'Kurta', 'Kurta for Men'],
  ['men', 'Women’s shawls', 'Women’s shawls for men'],
])('in %s, %s is titled %s', (group, name, title) => {
  expect(titleOf(group, name)).toBe(title)
})

test('links to categories are announced in the same words', () => {
  expect(['Women', 'Lawn'].map(name => categoriesLabel({ name }))).toEqual([
    'Categories for Women',
    'Categories in Lawn',
  ])
})
