import { cx } from '../../ui/cx.ts'
import { useCurrency } from '../money.tsx'
import { isAge } from '../product/size-word.ts'
import { filterButton } from './filter-button.ts'
import type { LoadedList } from './load-list.ts'
import { priceRangeLabel } from './price-label.ts'
import type { ListControls } from './use-list-query.ts'
import { useRememberedSize } from './use-remembered-size.ts'

type Props = ListControls & Pick<LoadedList, 'facets'>

/** More sizes than these take a row of their own on wide screens; there they are chosen in a popover. */
const mostBeside = 8

/** Whether the sizes stand in the row on wide screens too. */
export const hasSizesBeside = ({ sizes }: LoadedList['facets']): boolean => sizes.length <= mostBeside

/** What most shoppers look for, one press each: their size, what is in stock, and on phones a price. */
export function QuickFilters({ facets, query, change }: Props) {
  const currency = useCurrency()
  useRememberedSize(facets.sizes, query, change)
  const toggleSize = (value: string) => {
    const others = query.size.filter(each => each !== value)
    change({ ...query, size: others.length < query.size.length ? others : [...query.size, value] })
  }
  const isPriced = (min: number, max: number | null) =>
    (query.minPrice ?? 0) === min && (query.maxPrice ?? null) === max && (min > 0 || max !== null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, and no form's fieldset
    <div role="group" aria-label="Quick filters" className="flex shrink-0 gap-4">
      {facets.sizes.length > 1 &&
        sizeGroups(facets.sizes).map(({ word, sizes }) => (
          <div key={word} className={cx(unit, !hasSizesBeside(facets) && 'lg:hidden')}>
            {word && <span className="shrink-0 self-center text-body-s text-ink-2">{word}</span>}
            {sizes.map(({ value, count }) => (
              <Chip
                key={value}
                pressed={query.size.includes(value)}
                isEmpty={count === 0}
                onPress={() => toggleSize(value)}
              >
                {value}
              </Chip>
            ))}
          </div>
        ))}
      <div className={unit}>
        <Chip
          pressed={query.inStock}
          isEmpty={facets.inStock === 0}
          onPress={() => change({ ...query, inStock: !query.inStock })}
        >
          In stock
        </Chip>
      </div>
      <div className={cx(unit, 'lg:hidden')}>
        {facets.prices.length > 1 &&
          facets.prices.map(({ min, max, count }) => (
            <Chip
              key={`${min}`}
              pressed={isPriced(min, max)}
              isEmpty={count === 0}
              onPress={() =>
                change({
                  ...query,
                  minPrice: isPriced(min, max) ? undefined : min || undefined,
                  maxPrice: isPriced(min, max) ? undefined : (max ?? undefined),
                })
              }
            >
              {priceRangeLabel(min, max ?? undefined, currency)}
            </Chip>
          ))}
      </div>
    </div>
  )
}

const unit = 'flex shrink-0 gap-2'

type Sizes = LoadedList['facets']['sizes']

/** Sizes and ages each under their word, where a list has both. */
function sizeGroups(sizes: Sizes): { word: string; sizes: Sizes }[] {
  const ages = sizes.filter(({ value }) => isAge(value))
  if (ages.length === 0 || ages.length === sizes.length) return [{ word: '', sizes }]
  return [
    { word: 'Sizes', sizes: sizes.filter(({ value }) => !isAge(value)) },
    { word: 'Ages', sizes: ages },
  ]
}

type ChipProps = { pressed: boolean; isEmpty: boolean; onPress: () => void; children: string }

/** One with nothing to show stays visible, so that the row never jumps. */
function Chip({ pressed, isEmpty, onPress, children }: ChipProps) {
  const inert = isEmpty && !pressed
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-disabled={inert || undefined}
      title={inert ? 'none with your other filters' : undefined}
      onClick={inert ? undefined : onPress}
      // Browsers leave a button that is half out of a row where it is.
      onFocus={event => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      className={cx(
        filterButton,
        'min-w-11 scroll-mx-4 justify-center',
        pressed ? 'border-ink bg-ink text-paper' : 'border-control hover:border-ink',
        inert && 'border-line text-ink-3',
      )}
    >
      {children}
    </button>
  )
}
