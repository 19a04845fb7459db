import { applyPercentOff, toAmount, toCents } from '../../../contract/money.ts'
import { parseCount } from '../../../contract/typed-numbers.ts'
import { Money, useRoundingStep } from '../../parts/money.tsx'
import type { DealProduct } from './deal-view.ts'

type Props = {
  products: readonly DealProduct[]
  percentOff: string
  /** The deal that takes more off a product at the same time, if there is one. */
  greaterDeal: (productId: string) => { name: string; percentOff: number } | null
}

const maxPricesShown = 6

/** "Nilofer Kurta: $48.00 becomes $38.40" for the products of a deal, before it is saved. */
export function PricePreview({ products, percentOff, greaterDeal }: Props) {
  const stepCents = useRoundingStep()
  const percent = parseCount(percentOff) ?? 0
  const isValid = percent >= 1 && percent <= 90
  if (!isValid) return null
  if (products.length === 0)
    return <p className="mt-1.5 text-caption text-ink-3">Choose products to see their prices.</p>
  const more = products.length - maxPricesShown
  return (
    <div role="status" className="mt-1.5 min-h-5 text-caption text-ink-2 tabular-nums">
      <ul>
        {products.slice(0, maxPricesShown).map(({ _id, title, basePrice }) => {
          const reduced = (by: number) => toAmount(applyPercentOff(toCents(basePrice), by, stepCents))
          const greater = greaterDeal(_id)
          return (
            <li key={_id}>
              {title}: <Money amount={basePrice} /> becomes <Money amount={reduced(percent)} />
              {greater && (
                <>
                  , but <Money amount={reduced(greater.percentOff)} /> while {greater.name} runs too
                </>
              )}
            </li>
          )
        })}
      </ul>
      {more > 0 && <p>and {more} more</p>}
    </div>
  )
}
