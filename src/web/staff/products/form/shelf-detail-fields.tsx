import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Barcode, maxSkuLength } from '../../../../contract/catalogue/shelves.ts'
import { parseAmount } from '../../../../contract/typed-numbers.ts'
import { useCurrency } from '../../../parts/money.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { FoldedPart } from '../../controls/folded-part.tsx'
import { AmountField } from '../../controls/number-fields.tsx'
import { sharedCell } from '../stock/cell-key.ts'
import { StockGrid } from '../stock/stock-grid.tsx'
import { type DetailName, shelfDetails } from './shelf-details.ts'
import { detailsWithoutRow, formGridAxes } from './stock-rows.ts'
import type { ProductForm } from './use-product-form.ts'

const words: Record<DetailName, { title: string; help: string }> = {
  skus: {
    title: 'SKUs',
    help: 'Your own code for each item. Find products by it in the list. Each can be used only once.',
  },
  barcodes: {
    title: 'Barcodes',
    help: 'The number below the bars (GTIN), if your goods have one. For scanning, Google and Meta.',
  },
  costs: {
    title: 'Costs',
    help: 'What one piece costs you, for the profit on Today. Shoppers never see it. Received stock updates the average.',
  },
}

type Props = { form: ProductForm; name: DetailName }

/** One kind of detail, of the product or of each choice that is counted; folded away until there is any. */
export function ShelfDetailFields({ form, name }: Props) {
  useWatch({ control: form.control, name: ['keptBy', 'cells', name, 'colors', 'sizes', 'thirds'] })
  const values = form.getValues()
  const { keptBy, cells, [name]: typed } = values
  const { title, help } = words[name]
  const message = form.getFieldState(name, form.formState).error?.message
  const lost = detailsWithoutRow(values, name)
  const { isSubmitted } = form.formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether it is right depends on these
  useEffect(() => {
    if (isSubmitted) void form.trigger(name)
  }, [form, isSubmitted, keptBy, cells])
  const change = (changes: Record<string, string>) =>
    form.setValue(name, { ...typed, ...changes }, { shouldDirty: true, shouldValidate: isSubmitted })
  return (
    <FoldedPart
      title={title}
      startsOpen={Object.values(typed).some(Boolean)}
      mustShow={message !== undefined || lost.length > 0}
      className="mt-5"
    >
      {/* Takes the focus when one is wrong. */}
      <div id={name} tabIndex={-1} className="mt-2 min-w-0">
        <p className="mb-3 text-body-s text-ink-2">{help}</p>
        {keptBy === 'one' ? (
          <OneDetail
            name={name}
            value={typed[sharedCell] ?? ''}
            onChange={value => change({ [sharedCell]: value })}
          />
        ) : (
          <StockGrid
            kind={shelfDetails[name].field}
            label={`${title} by choice`}
            {...formGridAxes(values)}
            cellOf={key => ({
              value: typed[key] ?? '',
              error: problemOf(name, typed[key] ?? '', isSubmitted),
            })}
            onChange={change}
          />
        )}
        {lost.length > 0 && (
          <p role="status" className="mt-2 text-caption text-warning">
            {name === 'costs'
              ? `These costs belong to no row now: ${lost.join(', ')}. New rows get their saved average when you save.`
              : `These belong to no row now and are removed when you save: ${lost.join(', ')}.`}
          </p>
        )}
        {typeof message === 'string' && <FieldError id={`${name}-error`}>{message}</FieldError>}
      </div>
    </FoldedPart>
  )
}

/** What is wrong with a typed detail; undefined for nothing. While it is typed, no barcode is one. */
function problemOf(name: DetailName, typed: string, isSubmitted: boolean): string | undefined {
  if (name === 'costs' && Number.isNaN(parseAmount(typed))) return 'Not an amount'
  const isWrong = isSubmitted && name === 'barcodes' && !Barcode.safeParse(typed).success
  return isWrong ? 'Not a barcode' : undefined
}

type OneProps = { name: DetailName; value: string; onChange: (value: string) => void }

function OneDetail({ name, value, onChange }: OneProps) {
  const currency = useCurrency()
  const field = {
    optional: true,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    className: 'max-w-72',
  }
  return name === 'costs' ? (
    <AmountField label="Cost of one piece" currency={currency} {...field} />
  ) : (
    <TextInput
      label={name === 'skus' ? 'SKU' : 'Barcode'}
      autoComplete="off"
      inputMode={name === 'skus' ? 'text' : 'numeric'}
      maxLength={maxSkuLength}
      {...field}
    />
  )
}
