import { type Place, toPlace } from '../../../contract/catalogue/places.ts'
import { ShopError } from '../../../contract/errors.ts'
import { optionValuesOf, type Product } from '../product/product.ts'
import { checkStock } from '../stock/check-stock.ts'
import { hasShelf, type Shelf } from '../stock/shelf.ts'

type Line = Place & { productId: string }

/** A line about pieces of a place, with its position among all lines. */
export type PlacedLine<L extends Line> = { line: L; place: Place; nth: number }

/**
 * Lines about pieces of several products by product, all of which are in the shop and come in those places where there are pieces.
 * @throws invalid, naming the product's last line
 */
export function linesByProduct<L extends Line>(
  lines: readonly L[],
  products: ReadonlyMap<string, Product>,
  hasPieces: (line: L) => boolean = () => true,
): [Product, PlacedLine<L>[]][] {
  const placed = lines.map((line, nth) => ({ line, place: toPlace(line), nth }))
  return [...Map.groupBy(placed, ({ line }) => line.productId)].map(([productId, of]) => {
    const product = products.get(productId)
    const last = of.at(-1)?.nth ?? 0
    if (!product) throw wrongLine(last, 'productId', 'The shop has no such product.')
    if (product.archivedAt) throw wrongLine(last, 'productId', `${product.title} was deleted.`)
    const withPieces = of.filter(({ line }) => hasPieces(line))
    checkPlaces(
      product,
      withPieces.map(({ place }) => ({ ...place, quantity: 1 })),
      last,
    )
    return [product, of]
  })
}

/** Checks that all pieces of a product can be bought once there are some for which there is no row of stock yet. */
function checkPlaces({ title, stock, ...product }: Product, named: readonly Shelf[], nth: number): void {
  const added: Shelf[] = []
  for (const shelf of named) if (!hasShelf([...stock, ...added], shelf)) added.push(shelf)
  if (added.length === 0) return
  try {
    checkStock([...added, ...stock], optionValuesOf(product))
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    throw wrongLine(nth, 'size', `${title}: ${error.message}`)
  }
}

const wrongLine = (nth: number, field: string, message: string) =>
  new ShopError('invalid', message, { [`lines.${nth}.${field}`]: message })
