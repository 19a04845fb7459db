import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Place } from '../../../../contract/catalogue/places.ts'
import { parseAmount } from '../../../../contract/typed-numbers.ts'
import { countLabel } from '../../../ui/count-label.ts'
import { FieldError } from '../../../ui/field.tsx'
import { FoldedPart } from '../../controls/folded-part.tsx'
import { sharedCell } from '../stock/cell-key.ts'
import { cellsOf } from '../stock/grid-axes.ts'
import { StockGrid } from '../stock/stock-grid.tsx'
import { countLostPrices, inheritedPrice, priceGridAxes, typedPrices } from './price-cells.ts'
import type { ProductValues } from './product-values.ts'
import type { ProductForm } from './use-product-form.ts'

const watched = [
  'price',
  'displayPrice',
  'optionPrices',
  'optionDisplayPrices',
  'colors',
  'sizes',
  'thirds',
] as const

const has = (cells: ProductValues['optionPrices']) => Object.values(cells).some(typed => typed.trim() !== '')

/** What choices cost that do not cost what the product does; folded away until there are any. */
export function OptionPriceFields({ form }: { form: ProductForm }) {
  useWatch({ control: form.control, name: watched })
  const values = form.getValues()
  const { optionPrices, optionDisplayPrices } = values
  const { isSubmitted } = form.formState
  // A table of one cell stays while what is in it is typed anew.
  const hadPrices = useHasHad(has(optionPrices) || has(optionDisplayPrices))
  const message = form.getFieldState('optionPrices', form.formState).error?.message
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether a price before stands alone depends on these
  useEffect(() => {
    if (isSubmitted) void form.trigger('optionPrices')
  }, [form, isSubmitted, optionPrices, optionDisplayPrices])
  const axes = priceGridAxes(values)
  if (cellsOf(axes).length === 1 && !hadPrices) return null
  const places = new Map(cellsOf(axes).map(place => [place.cell, place]))
  const [typed, lost] = [typedPrices(values), countLostPrices(values)]
  const change = (name: 'optionPrices' | 'optionDisplayPrices') => (changes: Record<string, string>) => {
    // The product's own price stands in a field of its own.
    const { [sharedCell]: _, ...cells } = changes
    form.setValue(name, { ...values[name], ...cells }, { shouldDirty: true, shouldValidate: isSubmitted })
  }
  return (
    <FoldedPart
      title="Other prices"
      startsOpen={has(optionPrices)}
      mustShow={message !== undefined || lost > 0}
      className="mt-5"
    >
      {/* Takes the focus when a price is wrong. */}
      <div id="optionPrices" tabIndex={-1} className="mt-2 min-w-0">
        <p className="mb-3 text-body-s text-ink-2">
          For choices that cost more or less. Empty cells cost what their grey number says.
        </p>
        <StockGrid
          kind="price"
          label="Prices by choice"
          {...axes}
          cellOf={key => priceCell({ values, typed, places }, key)}
          onChange={change('optionPrices')}
        />
        {(has(optionPrices) || has(optionDisplayPrices)) && (
          <>
            <p className="mt-4 mb-3 text-body-s text-ink-2">
              The price before, shown struck through when higher. Empty: none.
            </p>
            <StockGrid
              kind="displayPrice"
              label="Display prices by choice"
              {...axes}
              cellOf={key => ({
                ...checked(optionDisplayPrices[key]),
                ...(key === sharedCell && { value: values.displayPrice, isFixed: true }),
              })}
              onChange={change('optionDisplayPrices')}
            />
          </>
        )}
        {lost > 0 && (
          <p role="status" className="mt-2 text-caption text-warning">
            {countLabel(lost, 'price')} of choices that are gone: removed when you save.
          </p>
        )}
        {typeof message === 'string' && <FieldError id="optionPrices-error">{message}</FieldError>}
      </div>
    </FoldedPart>
  )
}

/** Whether it was ever true. */
function useHasHad(has: boolean): boolean {
  const [had, setHad] = useState(has)
  if (has && !had) setHad(true)
  return had
}

/** Of a price 0 is none either. */
const checked = (typed = '', what: 'a price' | 'an amount' = 'an amount') => {
  const amount = parseAmount(typed)
  const isWrong = Number.isNaN(amount) || (what === 'a price' && amount === 0)
  return { value: typed, ...(isWrong && { error: `Not ${what}` }) }
}

type Grid = {
  values: ProductValues
  typed: ReturnType<typeof typedPrices>
  places: ReadonlyMap<string, Place & { cell: string }>
}

function priceCell({ values, typed, places }: Grid, cell: string) {
  if (cell === sharedCell) return { value: values.price, isFixed: true }
  const place = places.get(cell)
  const inherited = place && inheritedPrice(typed, place)
  return {
    ...checked(values.optionPrices[cell], 'a price'),
    placeholder: String(inherited ?? values.price.trim()),
  }
}
