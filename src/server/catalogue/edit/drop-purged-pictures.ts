import type { ProductEdit } from '../../../contract/catalogue.ts'
import type { Tx } from '../../db/schema.ts'
import { findPurged } from '../../media/find-purged.ts'
import type { LockedProduct } from '../product/lock-products.ts'
import { pictureUrls } from '../product/product-columns.ts'

/**
 * A form of before without the pictures that were thrown away while the product did not show them, and how many those
 * are. Where none of its pictures is left, the product keeps those it has.
 */
export async function dropPurgedPictures(
  tx: Tx,
  form: ProductEdit,
  { pictures, colors }: LockedProduct,
): Promise<{ form: ProductEdit; purged: number }> {
  const shown = new Set([...pictures.map(({ url }) => url), ...colors.map(({ image }) => image)])
  const gone = await findPurged(
    tx,
    pictureUrls(form).filter(url => !shown.has(url)),
  )
  if (gone.size === 0) return { form, purged: 0 }
  const left = form.product_images.filter(url => !gone.has(url))
  const stays = left.length === 0 && form.product_images.length > 0
  const { alts: _alts, ...rest } = form
  return {
    purged: gone.size,
    form: {
      ...(stays ? rest : form),
      product_images: stays ? pictures.map(({ url }) => url) : left,
      Color: form.Color.map(({ img, ...color }) =>
        img && gone.has(img.original) ? { ...color, img: { original: '' } } : { ...color, img },
      ),
    },
  }
}
