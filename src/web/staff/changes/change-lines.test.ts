import { expect, test } from 'vitest'
import { specifiedGroups } from '../../../../test-support/specified-groups.ts'
import { changeLines } from './change-lines.ts'

type Recorded = Parameters<typeof changeLines>[0]

const linesOf = (thing: Recorded['thing'], before: Recorded['before'], after: typeof before) =>
  changeLines({ thing, before, after }, { currency: 'USD', groups: specifiedGroups }).map(
    line => `${line.label}: ${line.before} -> ${line.after}`,
  )

test('prices are shown in dollars, and stock by colour and size', () => {
  const shelf = { color: 'Pistachio', size: 'M' }
  expect(
    linesOf(
      'product',
      { stock: [{ ...shelf, quantity: 4 }], priceCents: 4_800, displayPriceCents: 104_800 },
      { stock: [{ ...shelf, quantity: 6 }], priceCents: 3_840, displayPriceCents: 104_900 },
    ),
  ).toEqual([
    'Price: $48.00 -> $38.40',
    'Display price: $1,048.00 -> $1,049.00',
    'Stock: Pistachio, M: 4 -> Pistachio, M: 6',
  ])
  expect(linesOf('product', { stock: [{ color: '', size: '', quantity: 9 }] }, { stock: [] })).toEqual([
    'Stock: 9 -> ',
  ])
})

test('a third option is shown with its values, and by each in stock and prices', () => {
  const third = { name: 'Stitching', values: ['Unstitched', 'Stitched'] }
  const stock = [{ color: '', size: 'M', third: 'Stitched', quantity: 2 }]
  const optionPrices = [
    { color: '', size: '', third: 'Stitched', priceCents: 6_000, displayPriceCents: 6_000 },
  ]
  const empty = { third: null, stock: [], optionPrices: [] }
  expect(linesOf('product', empty, { third, stock, optionPrices })).toEqual([
    'Other prices: None -> Stitched: $60.00',
    'Stock:  -> M, Stitched: 2',
    'One more option:  -> Stitching: Unstitched, Stitched',
  ])
})

test('pictures are counted, those of one colour by colour', () => {
  const [front, back] = [
    { url: '/front', alt: '' },
    { url: '/back', alt: '' },
  ]
  expect(
    linesOf('product', { pictures: [front] }, { pictures: [front, { ...back, color: 'Rose' }] }),
  ).toEqual(['Pictures: 1 picture -> 2 pictures, 1 for Rose'])
})

test('codes and switches are shown with their labels', () => {
  expect(linesOf('product', { category: 'k-froks' }, { category: 'w-hand-work' })).toEqual([
    'Category: Kids’ Frocks -> Women’s Hand Work',
  ])
  expect(linesOf('deal', { isActive: true, percentOff: null }, { isActive: false, percentOff: 20 })).toEqual([
    'Set to: Active -> Inactive',
    'Percent off: None -> 20%',
  ])
  expect(linesOf('order', { confirmation: 'open' }, { confirmation: 'wrong_number' })).toEqual([
    'Confirmation: To confirm -> Wrong number',
  ])
  expect(linesOf('product', { colors: [{ name: 'Ochre', image: '' }] }, { colors: [] })).toEqual([
    'Colours: Ochre -> None',
  ])
})

test('a new thing has no values before, and an unknown field is shown as it is', () => {
  expect(linesOf('staff', null, { userType: 'admin' })).toEqual(['Account:  -> Staff'])
  expect(linesOf('staff', null, { novelty: [1] })).toEqual(['novelty:  -> [1]'])
})

test('what is kept for undoing alone is not told', () => {
  const renamed = { colours: [['Rose', 'Blush']], sizes: [] }
  const [before, after] = [
    { colors: [{ name: 'Rose' }], renamed: null },
    { colors: [{ name: 'Blush' }], renamed },
  ]
  expect(linesOf('product', before, after)).toEqual(['Colours: Rose -> Blush'])
})

test('the products of a deal are named; of a long list the first that differ', () => {
  const [nilofer, titli, gul, mehr, noor] = ['Nilofer', 'Titli', 'Gul', 'Mehr', 'Noor'].map(title => ({
    id: `id-${title}`,
    title,
  }))
  if (!nilofer || !titli || !gul || !mehr || !noor) throw new Error('Five are named.')
  expect(linesOf('deal', null, { products: [nilofer] })).toEqual(['Products:  -> 1 product: Nilofer'])
  expect(linesOf('deal', { products: [nilofer, titli, gul, mehr, noor] }, null)).toEqual([
    'Products: 5 products: Nilofer, Titli, Gul and 2 more -> ',
  ])
  expect(linesOf('deal', { products: [nilofer, titli] }, { products: [nilofer, gul, mehr] })).toEqual([
    'Products: 2 products, with Titli -> 3 products, with Gul, Mehr',
  ])
  expect(linesOf('deal', { products: [] }, { products: [gul] })).toEqual([
    'Products: 0 products -> 1 product: Gul',
  ])
})
