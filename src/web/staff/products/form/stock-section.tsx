import { useWatch } from 'react-hook-form'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { parseCount } from '../../../../contract/typed-numbers.ts'
import { FieldError } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { cellKey } from '../stock/cell-key.ts'
import { quantityOn } from '../stock/quantity-on.ts'
import { StockGrid } from '../stock/stock-grid.tsx'
import type { KeptBy, ProductValues } from './product-values.ts'
import { formGridAxes, hasCounts, totalPieces } from './stock-rows.ts'
import type { ProductForm } from './use-product-form.ts'
import { useStockTable } from './use-stock-table.ts'

type Props = {
  form: ProductForm
  /** As it was when the form was opened. */
  product: StaffProduct | null
  loaded: StaffProduct | null
  cellErrors: Record<string, string>
}

const modeLabels: Record<KeptBy, string> = {
  one: 'As one number',
  color: 'By colour',
  size: 'By size',
  both: 'By colour and size',
}

/** One number for all, or a grid of colours and sizes whose sum is the inventory. */
export function StockSection({ form, product, loaded, cellErrors }: Props) {
  useWatch({ control: form.control, name: ['keptBy', 'cells', 'colors', 'sizes'] })
  const values = form.getValues()
  const { keptBy, cells } = values
  const error = form.getFieldState('cells', form.formState).error
  // The shop's message is shown above the form, so here only the form's own.
  const message = Object.keys(cellErrors).length === 0 ? error?.message : undefined
  const modes = modesFor(values)
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
            ? 'Add colours or sizes to track their stock separately.'
            : 'Each colour and size then sells out separately.'
        }
        className="max-w-72"
      >
        {Object.entries(modeLabels).map(([mode, label]) => (
          <option key={mode} value={mode} disabled={!modes.includes(mode as KeptBy)}>
            {label}
          </option>
        ))}
      </Select>
      {keptBy !== 'one' && (
        // Takes the focus when a number in the grid is wrong.
        <div id="cells" tabIndex={-1} className="min-w-0">
          <StockGrid
            label="Stock by colour and size"
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
          {typeof message === 'string' && <FieldError id="cells-error">{message}</FieldError>}
        </div>
      )}
    </>
  )

  /** Says how many pieces are left, where that has changed since the form was opened. */
  function noteOf(key: string): string | undefined {
    const { colors, sizes } = formGridAxes(values)
    for (const color of colors)
      for (const size of sizes)
        if (cellKey(color.key, size.key) === key) {
          const shelf = { color: color.name, size: size.name }
          const now = quantityOn(loaded, shelf)
          return now === quantityOn(product, shelf) ? undefined : `${now ?? 0} left now`
        }
    return undefined
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

function modesFor({
  colors,
  sizes,
  keptBy,
}: {
  colors: unknown[]
  sizes: unknown[]
  keptBy: KeptBy
}): KeptBy[] {
  const modes: KeptBy[] = ['one']
  if (colors.length > 0) modes.push('color')
  if (sizes.length > 0) modes.push('size')
  if (colors.length > 0 && sizes.length > 0) modes.push('both')
  return modes.includes(keptBy) ? modes : [...modes, keptBy]
}
