import { useWatch } from 'react-hook-form'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { parseCount } from '../../../../contract/typed-numbers.ts'
import { countLabel } from '../../../ui/count-label.ts'
import { FieldError } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { cellsOf } from '../stock/grid-axes.ts'
import { quantityOn } from '../stock/quantity-on.ts'
import { StockGrid } from '../stock/stock-grid.tsx'
import { countedBy, type KeptBy, keptBys, type ProductValues } from './product-values.ts'
import { formGridAxes, hasCounts, piecesWithoutRow, totalPieces } from './stock-rows.ts'
import type { ProductForm } from './use-product-form.ts'
import { useStockTable } from './use-stock-table.ts'

type Props = {
  form: ProductForm
  /** As it was when the form was opened. */
  product: StaffProduct | null
  loaded: StaffProduct | null
  cellErrors: Record<string, string>
}

/** "By colour, size and stitching" */
function modeLabel(mode: KeptBy, thirdName: string): string {
  const names = { color: 'colour', size: 'size', third: thirdName.trim().toLowerCase() || 'your option' }
  const [last, ...before] = countedBy[mode].map(option => names[option]).toReversed()
  if (!last) return 'As one number'
  return `By ${before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : last}`
}

/** One number for all, or a grid of choices whose sum is the inventory. */
export function StockSection({ form, product, loaded, cellErrors }: Props) {
  useWatch({ control: form.control, name: ['keptBy', 'cells', 'colors', 'sizes', 'thirdName', 'thirds'] })
  const values = form.getValues()
  const { keptBy, cells } = values
  const error = form.getFieldState('cells', form.formState).error
  // The shop's message is shown above the form, so here only the form's own.
  const message = Object.keys(cellErrors).length === 0 ? error?.message : undefined
  const modes = modesFor(values)
  const places = new Map(cellsOf(formGridAxes(values)).map(place => [place.cell, place]))
  const lost = piecesWithoutRow(values)
  useStockTable(form, product)
  const change = (next: KeptBy) => {
    // One number starts with the sum, so that trying it loses nothing.
    if (next === 'one') form.setValue('inventory', String(totalPieces(values)), { shouldDirty: true })
    form.setValue('keptBy', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  return (
    <>
      <Select
        label="Stock is tracked"
        value={keptBy}
        onChange={event => change(event.target.value as KeptBy)}
        help={
          modes.length === 1
            ? 'Add colours, sizes or an option to track their stock separately.'
            : 'Each of them then sells out separately.'
        }
        className="max-w-72"
      >
        {offeredModes(values).map(mode => (
          <option key={mode} value={mode} disabled={!modes.includes(mode)}>
            {modeLabel(mode, values.thirdName)}
          </option>
        ))}
      </Select>
      {keptBy !== 'one' && (
        // Takes the focus when a number in the grid is wrong.
        <div id="cells" tabIndex={-1} className="min-w-0">
          <StockGrid
            label="Stock by choice"
            {...formGridAxes(values)}
            cellOf={key => ({
              value: cells[key] ?? '',
              error: cellErrors[key]
                ? (noteOf(key) ?? 'Too few left')
                : countError(cells[key] ?? '', error !== undefined),
              note: noteOf(key),
            })}
            onChange={changes =>
              form.setValue(
                'cells',
                { ...cells, ...changes },
                { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
              )
            }
          />
          <p role="status" className="mt-3 font-semibold tabular-nums">
            {totalPieces(values)} pieces in total
          </p>
          {!product && <ForgottenInventory values={values} />}
          {lost > 0 && (
            <p role="status" className="mt-1 text-caption text-warning">
              {countLabel(lost, 'piece')} of choices that are gone: removed when you save. Type them in the
              rows that are left.
            </p>
          )}
          {typeof message === 'string' && <FieldError id="cells-error">{message}</FieldError>}
        </div>
      )}
    </>
  )

  /** Says how many pieces are left, where that has changed since the form was opened. */
  function noteOf(key: string): string | undefined {
    const shelf = places.get(key)
    const now = shelf && quantityOn(loaded, shelf)
    return !shelf || now === quantityOn(product, shelf) ? undefined : `${now ?? 0} left now`
  }
}

/** Says that the number typed before the table was there does not count. */
function ForgottenInventory({ values }: { values: ProductValues }) {
  const typed = parseCount(values.inventory) || 0
  if (hasCounts(values) || typed === 0) return null
  return (
    <p className="mt-1 text-caption text-warning">
      You typed an inventory of {typed} before. Say in the table how many there are of each.
    </p>
  )
}

const countError = (typed: string, checked: boolean) =>
  checked && Number.isNaN(parseCount(typed)) ? 'Use a whole number.' : undefined

type Options = Pick<ProductValues, 'colors' | 'sizes' | 'thirds' | 'keptBy'>

/** Ways of counting that the product's options allow. */
function modesFor({ keptBy, ...options }: Options): KeptBy[] {
  const rows = { color: options.colors, size: options.sizes, third: options.thirds }
  return keptBys.filter(mode => mode === keptBy || countedBy[mode].every(option => rows[option].length > 0))
}

/** Those that are shown: by a third option only where there is one. */
const offeredModes = (values: Options): KeptBy[] =>
  keptBys.filter(
    mode => !countedBy[mode].some(option => option === 'third') || modesFor(values).includes(mode),
  )
