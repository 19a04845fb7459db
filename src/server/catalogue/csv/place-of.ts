import { mapTexts, productTexts } from '../../../contract/catalogue/product-texts.ts'
import type { FileProduct } from './file-product.ts'

/** The column of each field of the product form. */
const columnOf: Record<FileProduct['format'], Record<string, string>> = {
  zari: {
    id: 'ID',
    slug: 'Slug',
    title: 'Title',
    category: 'Category',
    description: 'Description',
    price: 'Price',
    displayPrice: 'Display Price',
    optionPrices: 'Other Prices',
    product_images: 'Pictures',
    alts: 'Pictures',
    pictureColors: 'Picture Colours',
    Color: 'Colours',
    Material: 'Materials',
    Length: 'Lengths',
    Size: 'Sizes',
    'third.name': 'Option Name',
    third: 'Option Values',
    included: 'Included',
    tags: 'Tags',
    ...mapTexts(name => productTexts[name].column),
    stock: 'Stock',
    skus: 'SKUs',
    barcodes: 'Barcodes',
    costs: 'Costs',
    status: 'Status',
    publishAt: 'Publish At',
  },
  shopify: {
    slug: 'Handle',
    title: 'Title',
    category: 'Type',
    description: 'Body (HTML)',
    price: 'Variant Price',
    displayPrice: 'Variant Compare At Price',
    optionPrices: 'Variant Price',
    product_images: 'Image Src',
    alts: 'Image Alt Text',
    Color: 'Option1 Value',
    Size: 'Option1 Value',
    Material: 'Option1 Value',
    Length: 'Option1 Value',
    'third.name': 'Option1 Name',
    third: 'Option1 Value',
    stock: 'Variant Inventory Qty',
    skus: 'Variant SKU',
    barcodes: 'Variant Barcode',
    costs: 'Cost per item',
    tags: 'Tags',
    seoTitle: 'SEO Title',
    seoDescription: 'SEO Description',
  },
}

/** Where the file says the product form's field at this path. */
export function placeOf(
  { row, format, pictureRows = [] }: Pick<FileProduct, 'row' | 'format' | 'pictureRows'>,
  [field, index]: readonly PropertyKey[],
): { row: number; column: string } {
  const columns = columnOf[format]
  return {
    row: (field === 'product_images' && pictureRows[Number(index)]) || row,
    column: columns[`${String(field)}.${String(index)}`] ?? columns[String(field)] ?? String(field),
  }
}
