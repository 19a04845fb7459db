import { applyPercentOff, toAmount, toCents } from '../../../contract/money.ts'
import { Money, useRoundingStep } from '../../parts/money.tsx'
import type { DealProduct } from './deal-view.ts'

type Props = { product: DealProduct | undefined; percentOff: string }

/** "Nilofer Kurta: $48.00 becomes $38.40": the percentage, applied to the first chosen product. */
export function PricePreview({ product, percentOff }: Props) {
  const stepCents = useRoundingStep()
  const percent = Number(percentOff)
  const isValid = percentOff.trim() !== '' && Number.isInteger(percent) && percent >= 1 && percent <= 90
  if (!isValid) return null
  if (!product) return <p className="mt-1.5 text-caption text-ink-3">Choose a product to see its price.</p>
  const { title, basePrice } = product
  return (
    <p role="status" className="mt-1.5 min-h-5 text-caption text-ink-2 tabular-nums">
      {title}: <Money amount={basePrice} /> becomes{' '}
      <Money amount={toAmount(applyPercentOff(toCents(basePrice), percent, stepCents))} />
    </p>
  )
}
