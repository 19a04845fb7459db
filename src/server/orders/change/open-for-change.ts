import { toAmount } from '../../../contract/money.ts'
import type { ChangeableOrder } from '../../../contract/orders/order-changes.ts'
import { furtherChoices } from '../../cart/choose-options.ts'
import { loadListedProducts } from '../../catalogue/product/load-products.ts'
import { optionValuesOf, type PricedProduct } from '../../catalogue/product/product.ts'
import type { Deps } from '../../deps.ts'
import { orderNotFound } from '../order/get-order.ts'
import type { LineRow } from '../order/load-orders.ts'
import { choicesOfLine } from '../order/other-sizes.ts'
import { findLines, findOrder } from '../order/queries.ts'
import { toStaffOrder } from '../read/load-staff-orders.ts'
import { whyUnchangeable } from './refuse-change.ts'

/**
 * An order as the staff begin to change it, with what its products come in now.
 * @throws not_found
 */
export async function openForChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
): Promise<ChangeableOrder> {
  const order = await findOrder(db, id)
  if (!order) throw orderNotFound()
  const lines = await findLines(db, [id])
  const ids = lines.map(({ productId }) => productId)
  const products = await loadListedProducts(db, ids, clock())
  return {
    order: toStaffOrder(order, lines),
    refusal: whyUnchangeable(order),
    lines: lines.map(line => toLine(line, products.get(line.productId))),
  }
}

type Line = ChangeableOrder['lines'][number]

const noOffers = { colours: [], sizes: [], thirdName: '', thirds: [], lengths: [], materials: [] }

function toLine(line: LineRow, product: PricedProduct | undefined): Line {
  const { id: lineId, productId, title, image, quantity, priceCents, options } = line
  const about = { lineId, productId, title, image, quantity, price: toAmount(priceCents), options }
  if (!product) return { ...about, offers: noOffers, stock: [] }
  const { colours, sizes, thirds = [] } = optionValuesOf(product)
  return {
    ...about,
    offers: {
      colours: [...colours],
      sizes: [...sizes],
      thirdName: product.third?.name ?? '',
      thirds: [...thirds],
      ...furtherChoices(product),
    },
    stock: choicesOfLine(line, product).map(({ otherPriceCents, ...choice }) => ({
      ...choice,
      ...(otherPriceCents !== null && { price: toAmount(otherPriceCents) }),
    })),
  }
}
