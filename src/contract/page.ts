export type PageQuery = { page: number; limit: number }

/** Rows to skip before the page starts. */
export const offsetOf = ({ page, limit }: PageQuery): number => Math.max(0, page - 1) * limit
