import type { ProductInput } from '../../../contract/catalogue.ts'
import type { CategoryCode } from '../../../contract/categories.ts'
import { toDollars } from '../../../contract/money.ts'
import type { ProductFields } from './product.ts'

/** The product form that says what these fields say; its stock by shelf. Cents become dollars. */
export const toInput = (fields: ProductFields): ProductInput => ({
  title: fields.title,
  // Only a category of the shop is ever stored.
  category: fields.category as CategoryCode,
  description: fields.description,
  inventory: 0,
  stock: fields.stock,
  price: toDollars(fields.priceCents),
  displayPrice: toDollars(fields.displayPriceCents),
  product_images: fields.pictures.map(({ url }) => url),
  alts: Object.fromEntries(fields.pictures.map(({ url, alt }) => [url, alt])),
  Color: fields.colors.map(({ name, image, ...rest }) => ({
    Color: name,
    img: { original: image },
    ...rest,
  })),
  Material: fields.materials.map(Material => ({ Material })),
  Length: fields.lengths.map(Length => ({ Length })),
  Size: fields.sizes.map(Size => ({ Size })),
  included: fields.included,
  status: fields.publishedAt === null ? 'draft' : 'published',
  publishAt: fields.publishedAt,
})
