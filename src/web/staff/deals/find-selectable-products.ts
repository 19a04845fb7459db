type Page<P> = { products: P[]; total: number }

const maxPageSize = 100

/** The first `wanted` products that are not excluded, and how many of the list were not read. */
export async function findSelectableProducts<P extends { _id: string }>(
  read: (page: number, limit: number) => Promise<Page<P>>,
  excludedIds: ReadonlySet<string>,
  wanted: number,
): Promise<{ products: P[]; remaining: number }> {
  const limit = Math.min(maxPageSize, wanted + excludedIds.size)
  const selectable: P[] = []
  let readCount = 0
  for (let page = 1; ; page++) {
    const { products, total } = await read(page, limit)
    readCount += products.length
    selectable.push(...products.filter(({ _id }) => !excludedIds.has(_id)))
    const isLastPage = products.length < limit || readCount >= total
    if (isLastPage || selectable.length >= wanted)
      return { products: selectable.slice(0, wanted), remaining: Math.max(0, total - readCount) }
  }
}
