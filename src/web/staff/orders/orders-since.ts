import type { StaffOrder } from '../../../contract/staff-orders.ts'

type Numbered = Pick<StaffOrder, '_id' | 'number'>

/** Of pages that begin with the newest order, all that are newer than the one of that number; at most 20 pages. */
export async function ordersSince(
  number: number,
  readPage: (page: number) => Promise<readonly Numbered[]>,
): Promise<Numbered[]> {
  const found: Numbered[] = []
  for (let page = 1; page <= 20; page++) {
    const orders = await readPage(page)
    const newer = orders.filter(order => order.number > number)
    found.push(...newer)
    if (newer.length < orders.length || orders.length === 0) break
  }
  return found
}
