import { useId } from 'react'
import type { Facets } from '../../../contract/catalogue/product-lists.ts'
import { cx } from '../../ui/cx.ts'
import { useCurrency } from '../money.tsx'
import { FacetCount } from './facet-choice.tsx'
import type { ListQuery } from './list-query.ts'
import { priceRangeLabel } from './price-label.ts'
import { PriceRangeFields } from './price-range-fields.tsx'

type Band = Facets['prices'][number]

type Props = {
  bands: readonly Band[]
  query: ListQuery
  change?: ((to: ListQuery) => void) | undefined
}

/** Price bands, and fields for a range of one's own. */
export function PriceFilter({ bands, query, change }: Props) {
  const made = useId()
  const currency = useCurrency()
  const group = change ? made : 'price'
  const any = query.minPrice === undefined && query.maxPrice === undefined
  const chosen = bands.find(band => isChosen(band, query))
  const set = (minPrice: number | undefined, maxPrice: number | undefined) =>
    change?.({ ...query, minPrice, maxPrice })
  return (
    <>
      <PriceChoice
        group={group}
        words="Any price"
        checked={any}
        onChoose={change && (() => set(undefined, undefined))}
      />
      {bands.map(band => (
        <PriceChoice
          key={band.min}
          group={group}
          words={priceRangeLabel(band.min, band.max ?? undefined, currency)}
          value={`${band.min}-${band.max ?? ''}`}
          count={band.count}
          checked={band === chosen}
          onChoose={change && (() => set(band.min || undefined, band.max ?? undefined))}
        />
      ))}
      <PriceRangeFields
        min={chosen ? undefined : query.minPrice}
        max={chosen ? undefined : query.maxPrice}
        onSet={change && set}
      />
    </>
  )
}

const isChosen = ({ min, max }: Band, query: ListQuery) =>
  (query.minPrice ?? 0) === min &&
  (query.maxPrice ?? null) === max &&
  (query.minPrice !== undefined || query.maxPrice !== undefined)

type ChoiceProps = {
  group: string
  words: string
  value?: string
  count?: number
  checked: boolean
  onChoose: (() => void) | undefined
}

function PriceChoice({ group, words, value = '', count, checked, onChoose }: ChoiceProps) {
  const empty = count === 0 && !checked
  const state = onChoose
    ? { checked, onChange: empty ? () => undefined : onChoose }
    : { defaultChecked: checked, disabled: empty }
  return (
    <label className={cx('flex min-h-11 items-center gap-3', empty && 'text-ink-3')}>
      <input
        {...state}
        type="radio"
        name={group}
        value={value}
        aria-disabled={empty || undefined}
        className="radio"
      />
      <span className="flex items-center gap-2">
        {words}
        {count !== undefined && <FacetCount count={count} empty={empty} />}
      </span>
    </label>
  )
}
