import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'

/** The pieces on a shelf; undefined if there is no such shelf or no product yet. */
export const quantityOn = (
  product: Pick<StaffProduct, 'stock'> | null,
  shelf: { color: string; size: string },
) => product?.stock.find(({ color, size }) => color === shelf.color && size === shelf.size)?.quantity
