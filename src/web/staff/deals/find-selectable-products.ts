type Page<P> = { products: P[]; total: number }

/** The call's most for one page. */
const MOST = 100

/**
 * The first `wanted` products of a list that are not taken, read page by page, and how many of the list were not
 * looked at.
 */
export async function findFree<P extends { _id: string }>(
  read: (page: number, limit: number) => Promise<Page<P>>,
  taken: ReadonlySet<string>,
  wanted: number,
): Promise<{ products: P[]; unseen: number }> {
  const limit = Math.min(MOST, wanted + taken.size)
  const free: P[] = []
  let seen = 0
  for (let page = 1; ; page++) {
    const { products, total } = await read(page, limit)
    seen += products.length
    free.push(...products.filter(({ _id }) => !taken.has(_id)))
    const isOver = products.length < limit || seen >= total
    if (isOver || free.length >= wanted)
      return { products: free.slice(0, wanted), unseen: Math.max(0, total - seen) }
  }
}
