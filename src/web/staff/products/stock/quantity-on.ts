import { type Place, samePlace } from '../../../../contract/catalogue/places.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'

/** The shelf of a place; undefined if there is none or no product yet. */
export const shelfOn = (product: Pick<StaffProduct, 'stock'> | null, place: Place) =>
  product?.stock.find(shelf => samePlace(shelf, place))

/** The pieces on a shelf; undefined if there is no such shelf or no product yet. */
export const quantityOn = (product: Pick<StaffProduct, 'stock'> | null, place: Place) =>
  shelfOn(product, place)?.quantity
