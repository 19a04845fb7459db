import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { maxSkuLength } from '../../../../contract/catalogue/catalogue.ts'
import { FieldError } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { FoldedPart } from '../../controls/folded-part.tsx'
import { sharedCell } from '../stock/cell-key.ts'
import { StockGrid } from '../stock/stock-grid.tsx'
import { formGridAxes, skusWithoutRow } from './stock-rows.ts'
import type { ProductForm } from './use-product-form.ts'

/** The merchant's own codes, of the product or of each colour and size that is counted; folded away until there are any. */
export function SkuFields({ form }: { form: ProductForm }) {
  useWatch({ control: form.control, name: ['keptBy', 'cells', 'skus', 'colors', 'sizes'] })
  const values = form.getValues()
  const { keptBy, cells, skus } = values
  const message = form.getFieldState('skus', form.formState).error?.message
  const lost = skusWithoutRow(values)
  const { isSubmitted } = form.formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether an SKU is right depends on these
  useEffect(() => {
    if (isSubmitted) void form.trigger('skus')
  }, [form, isSubmitted, keptBy, cells])
  const change = (changes: Record<string, string>) =>
    form.setValue('skus', { ...skus, ...changes }, { shouldDirty: true, shouldValidate: isSubmitted })
  return (
    <FoldedPart
      title="SKUs"
      startsOpen={Object.values(skus).some(Boolean)}
      mustShow={message !== undefined || lost.length > 0}
      className="mt-5"
    >
      {/* Takes the focus when an SKU is wrong. */}
      <div id="skus" tabIndex={-1} className="mt-2 min-w-0">
        <p className="mb-3 text-body-s text-ink-2">
          Your own code for each item. Find products by it in the list. Each can be used only once.
        </p>
        {keptBy === 'one' ? (
          <TextInput
            label="SKU"
            optional
            autoComplete="off"
            maxLength={maxSkuLength}
            value={skus[sharedCell] ?? ''}
            onChange={event => change({ [sharedCell]: event.target.value })}
            className="max-w-72"
          />
        ) : (
          <StockGrid
            kind="sku"
            label="SKUs by colour and size"
            {...formGridAxes(values)}
            cellOf={key => ({ value: skus[key] ?? '' })}
            onChange={change}
          />
        )}
        {lost.length > 0 && (
          <p role="status" className="mt-2 text-caption text-warning">
            These belong to no row now and are removed when you save: {lost.join(', ')}.
          </p>
        )}
        {typeof message === 'string' && <FieldError id="skus-error">{message}</FieldError>}
      </div>
    </FoldedPart>
  )
}
