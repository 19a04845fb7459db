import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'

type Place = { color: string; size: string }

/** The shelf of a colour and size; undefined if there is none or no product yet. */
export const shelfOn = (product: Pick<StaffProduct, 'stock'> | null, place: Place) =>
  product?.stock.find(({ color, size }) => color === place.color && size === place.size)

/** The pieces on a shelf; undefined if there is no such shelf or no product yet. */
export const quantityOn = (product: Pick<StaffProduct, 'stock'> | null, place: Place) =>
  shelfOn(product, place)?.quantity
