import type { StoredLine } from './load-cart.ts'

/** The lines of a product, or one of them. */
export type LineSelector = { productId: string; lineId?: string | undefined }

export const matches = (line: Pick<StoredLine, 'id' | 'productId'>, { productId, lineId }: LineSelector) =>
  line.productId === productId && (lineId === undefined || line.id === lineId)
