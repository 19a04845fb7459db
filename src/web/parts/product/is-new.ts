const thirtyDays = 30 * 24 * 60 * 60 * 1000

/** True for the first thirty days after a product appeared in the shop, however long it was a draft before. */
export const isNew = (publishedAt: string | null, now = Date.now()): boolean =>
  publishedAt !== null && now - Date.parse(publishedAt) < thirtyDays
