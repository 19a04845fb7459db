export type PageQuery = { page: number; limit: number }

/** Rows to skip before the page starts. */
export const offsetOf = ({ page, limit }: PageQuery): number => Math.max(0, page - 1) * limit

/** Pages a list of `total` rows fills; an empty list still has one. */
export const pageCount = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit))
