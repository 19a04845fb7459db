import { mapTexts } from '../src/contract/catalogue/product-texts.ts'
import type { StaffProduct } from '../src/contract/catalogue/staff-catalogue.ts'

/** A product as the shop shows it to its staff, for what needs no shop to be tried. */
export const staffProduct = (changes: Partial<StaffProduct> = {}): StaffProduct => ({
  _id: 'kurta',
  slug: 'kurta',
  title: 'Nilofer Kurta',
  category: 'w-chickankari',
  description: 'Cotton lawn.',
  price: 48,
  displayPrice: 64,
  inventory: 10,
  stock: [{ color: '', size: '', quantity: 10 }],
  product_images: ['/media/front/960.webp'],
  pictures: [{ url: '/media/front/960.webp', alt: 'Front' }],
  Color: [{ Color: 'Rose', img: { original: '' } }],
  Material: [],
  Length: [],
  Size: [{ Size: 'S' }, { Size: 'M' }],
  included: [],
  tags: [],
  ...mapTexts(() => ''),
  colors: [{ name: 'Rose', image: '' }],
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
  published_at: '2026-11-01T10:00:00.000Z',
  status: 'published',
  publishAt: '2026-11-01T10:00:00.000Z',
  basePrice: 48,
  baseDisplayPrice: 64,
  ...changes,
})
