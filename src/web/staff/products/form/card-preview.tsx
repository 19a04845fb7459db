import { useWatch } from 'react-hook-form'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import type { CardProduct } from '../../../parts/product/card-product.ts'
import { factsLine } from '../../../parts/product/facts-line.ts'
import { ProductCard } from '../../../parts/product/product-card.tsx'
import { previewPrice } from './price-cells.ts'
import type { ProductValues } from './product-values.ts'
import { totalPieces } from './stock-rows.ts'
import type { Upload } from './use-pictures.ts'
import type { ProductForm } from './use-product-form.ts'

type Props = { form: ProductForm; product: StaffProduct | null; uploads: Record<string, Upload> }

/** The product's card as shoppers will see it. It cannot be clicked. */
export function CardPreview({ form, product, uploads }: Props) {
  useWatch({ control: form.control })
  const values = form.getValues()
  return (
    <div inert className="rounded-panel bg-paper p-3">
      <ProductCard product={cardOf(values, product, uploads)} heading="h3" eager />
    </div>
  )
}

function cardOf(
  values: ProductValues,
  product: StaffProduct | null,
  uploads: Record<string, Upload>,
): CardProduct {
  return {
    _id: 'preview',
    slug: 'preview',
    title: values.title.trim() || 'Your product',
    facts: factsLine({
      title: values.title,
      description: values.description,
      Material: values.materials
        .filter(({ value }) => value.trim())
        .map(({ value }) => ({ Material: value.trim() })),
      included: values.materialsIncluded ? ['Material'] : [],
    }),
    ...previewPrice(values),
    inventory: totalPieces(values),
    pictures: values.pictures.map(({ key, url, alt }) => ({
      url: url || (uploads[key]?.preview ?? ''),
      alt,
    })),
    colors: values.colors
      .filter(({ name }) => name.trim() !== '')
      .map(({ key, name, hex, image }) => ({
        name: name.trim(),
        image: image || (values.pictures.find(({ color }) => color === key)?.url ?? ''),
        ...(hex && { hex }),
      })),
    // Nobody has counted the stock of what is being typed.
    sizes: '',
    published_at: product?.published_at ?? new Date().toISOString(),
  }
}
