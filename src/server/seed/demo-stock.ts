import { choicesOf, shelfOf } from '../../contract/catalogue/stock.ts'
import type { DemoProduct } from './demo-catalogue.ts'
import type { PlannedLine, PlannedOrder } from './plan-orders.ts'
import type { Random } from './seeded-random.ts'

type Shelf = { color: string; size: string; quantity: number }

/**
 * The initial stock of a demo product: what is to be left, plus what the planned orders take. Most products count
 * sizes apart, a few also colours; some are sold out or nearly so.
 */
export function demoStock(product: DemoProduct, orders: readonly PlannedOrder[], random: Random): Shelf[] {
  const linesOf = (wanted: (order: PlannedOrder) => boolean) =>
    orders.filter(wanted).flatMap(({ lines }) => lines.filter(line => line.slug === product.slug))
  const shelves = putUp(product, random)
  // A cancelled order needs its pieces for a while.
  const held = countOn(shelves, linesOf(comesBack))
  const sold = countOn(
    shelves,
    linesOf(order => !comesBack(order)),
  )
  const left = spread(product.inventory, shelves, { held, random })
  return shelves.map((shelf, i) => ({ ...shelf, quantity: (left[i] ?? 0) + (sold[i] ?? 0) }))
}

const comesBack = ({ status, refused }: PlannedOrder) => status === 'Cancelled' || refused

/** Empty shelves: one per size, one per size and colour, or one for all. */
function putUp({ sizes, colours, inventory }: DemoProduct, random: Random): Shelf[] {
  const style = random.next()
  if (sizes.length === 0 || style < 0.1) return [{ color: '', size: '', quantity: 0 }]
  const names = colours.map(colour => colour.name)
  const apart = names.length > 1 && style > 0.6 && inventory >= 2 * names.length * sizes.length
  return choicesOf({ colours: apart ? names : [], sizes }).map(choice => ({ ...choice, quantity: 0 }))
}

function countOn(shelves: readonly Shelf[], lines: readonly PlannedLine[]): number[] {
  const served = lines.map(line => ({ shelf: shelfOf(shelves, line.options), quantity: line.quantity }))
  return shelves.map(shelf =>
    served.reduce((sum, line) => sum + (line.shelf === shelf ? line.quantity : 0), 0),
  )
}

/** Spreads pieces over the shelves, always to the one that lacks most of its share. */
function spread(
  pieces: number,
  shelves: readonly Shelf[],
  { held, random }: { held: readonly number[]; random: Random },
): number[] {
  const shares: number[] = shelves.map(() => shareFor(random))
  if (!shares.some(share => share > 0)) shares.fill(0.5)
  const left = shelves.map((_, i) => Math.min(held[i] ?? 0, pieces))
  const filled = (i: number) => ((left[i] ?? 0) + 1) / (shares[i] ?? 0)
  for (let rest = pieces - left.reduce((a, b) => a + b, 0); rest > 0; rest--) {
    const next = shelves.reduce((best, _, i) => (filled(i) < filled(best) ? i : best), 0)
    left[next] = (left[next] ?? 0) + 1
  }
  return left
}

/** One shelf in seven is sold out and one in six nearly so. */
function shareFor(random: Random): number {
  const luck = random.next()
  if (luck < 0.14) return 0
  return luck < 0.3 ? 0.15 : 0.7 + random.next() * 0.8
}
