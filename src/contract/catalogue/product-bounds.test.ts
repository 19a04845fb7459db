import { testBounds, text } from '../../../test-support/bounds.ts'
import * as catalogue from './catalogue.ts'

const product = { title: 'Nilofer Kurta', category: 'w-chickankari', price: 48 }
const shelf = { color: '', size: '', quantity: 1 }
const rows = (count: number) => Array.from({ length: count }, () => shelf)

testBounds([
  ['Product', 'title', catalogue.ProductInput, product, [text(160)], ['', text(161)]],
  ['Product', 'category', catalogue.ProductInput, product, ['k-froks'], ['', text(61)]],
  ['Product', 'description', catalogue.ProductInput, product, ['', 'a\nb', text(10_000)], [text(10_001)]],
  ['Product', 'inventory', catalogue.ProductInput, product, [0, 1_000_000], [-1, 1_000_001, 1.5]],
  ['Product', 'price', catalogue.ProductInput, product, [0.01, 20_000_000], [0, 0.001, 20_000_000.01]],
  ['Product', 'displayPrice', catalogue.ProductInput, product, [null, 0], [-1]],
  ['Product', 'stock', catalogue.ProductInput, product, [[], rows(2_500)], [rows(2_501)]],
  [
    'Product',
    'product_images',
    catalogue.ProductInput,
    product,
    [['/a.webp', 'https://x.pk/a'], Array.from({ length: 40 }, () => '/a'), [` /${text(1_999)} `]],
    [
      Array.from({ length: 41 }, () => '/a'),
      [`/${text(2_000)}`],
      ...['', '/', '//x.pk/a', 'http://x.pk/a', 'a.webp', 'x/a', 'javascript:0', '/a b', '/a"b', '/<a'].map(
        url => [url],
      ),
    ],
  ],
  [
    'Product',
    'alts',
    catalogue.ProductInput,
    product,
    [{ [text(2_000)]: text(400) }],
    [{ [text(2_001)]: '' }, { '/a': text(401) }],
  ],
  [
    'Product',
    'Color',
    catalogue.ProductInput,
    product,
    [
      Array.from({ length: 50 }, () => ({ Color: 'Red' })),
      [{ Color: text(60), img: { original: '' }, hex: '#8A2433' }],
    ],
    [
      Array.from({ length: 51 }, () => ({ Color: 'Red' })),
      [{ Color: text(61) }],
      [{ Color: '' }],
      [{ Color: 'Red', img: { original: 'x' } }],
      ...['8a2433', '#8a243', '#8a24333', '#8a243g', 'x#8a2433', ''].map(hex => [{ Color: 'Red', hex }]),
    ],
  ],
  [
    'Product',
    'Material',
    catalogue.ProductInput,
    product,
    [[{ Material: text(120) }]],
    [[{ Material: text(121) }]],
  ],
  [
    'Product',
    'Length',
    catalogue.ProductInput,
    product,
    [[{ Length: text(120) }]],
    [[{ Length: text(121) }]],
  ],
  ['Product', 'Size', catalogue.ProductInput, product, [[{ Size: text(60) }]], [[{ Size: text(61) }], [{}]]],
  [
    'Product',
    'included',
    catalogue.ProductInput,
    product,
    [['Length']],
    [['Size'], ['Length', 'Length', 'Length']],
  ],
  ['Product', 'status', catalogue.ProductInput, product, ['draft', 'published'], ['scheduled', '']],
  [
    'Product',
    'publishAt',
    catalogue.ProductInput,
    product,
    [null, '2000-01-01T00:00:00Z', '2100-12-31T00:00:00Z'],
    ['1999-12-31T00:00:00Z', '2101-01-01T00:00:00Z', '2026-11-21'],
  ],
  ['Shelf', 'color', catalogue.Shelf, shelf, [text(60)], [text(61), 'a\nb']],
  ['Shelf', 'size', catalogue.Shelf, shelf, [text(60)], [text(61)]],
  ['Shelf', 'seen', catalogue.Shelf, shelf, [0, 1_000_000], [-1, 1_000_001]],
])
