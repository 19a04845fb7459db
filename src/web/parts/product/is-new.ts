const thirtyDays = 30 * 24 * 60 * 60 * 1000

/** True for the first thirty days after a product was added. */
export function isNew(createdAt: string, now = Date.now()): boolean {
  return now - Date.parse(createdAt) < thirtyDays
}
