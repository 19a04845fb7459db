import { formatDollars, toCents, toDollars } from '../../../contract/money.ts'
import { reduce } from '../../../contract/reduce.ts'
import { browserApi } from '../../api/browser.ts'
import { useAnswer } from '../../api/use-answer.ts'
import type { DealProduct } from './shown-deal.ts'

type Props = { product: DealProduct | undefined; percentOff: string; mock: boolean }

/** "Nilofer Kurta: $48.00 becomes $38.40": what the percentage comes to, by the first product chosen. */
export function PricePreview({ product, percentOff, mock }: Props) {
  const percent = Number(percentOff)
  const sound = percentOff.trim() !== '' && Number.isInteger(percent) && percent >= 1 && percent <= 90
  if (!sound) return null
  if (!product) return <p className="mt-1.5 text-caption text-ink-3">Choose a product to see its price.</p>
  return <Becomes key={product._id} product={product} percent={percent} mock={mock} />
}

function Becomes({ product, percent, mock }: { product: DealProduct; percent: number; mock: boolean }) {
  // A product that came with a deal shows the price of now, which a running deal has lowered already.
  const answer = useAnswer(`base price ${product._id} ${mock}`, async signal => {
    if (product.basePrice !== undefined) return product.basePrice
    if (mock) return product.price
    return (await browserApi.product.staffGet({ params: { id: product._id } }, { signal })).basePrice
  })
  return (
    <p role="status" className="mt-1.5 min-h-5 text-caption text-ink-2 tabular-nums">
      {answer.state === 'ready' &&
        `${product.title}: ${formatDollars(answer.value)} becomes ${formatDollars(
          toDollars(reduce(toCents(answer.value), percent)),
        )}`}
    </p>
  )
}
