import { useWatch } from 'react-hook-form'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { ProductForm } from './use-product-form.ts'

type Props = {
  form: ProductForm
  rows: 'materials' | 'lengths'
  name: 'materialsIncluded' | 'lengthsIncluded'
}

/** Shown for two or more materials or lengths: buyers choose one of them, or all are part of the product. */
export function IncludedCheckbox({ form, rows, name }: Props) {
  const filled = useWatch({ control: form.control, name: rows }).filter(({ value }) => value.trim() !== '')
  if (filled.length < 2) return null
  return (
    <Checkbox
      label="All included with the product: shoppers do not choose one"
      className="mt-2"
      {...form.register(name)}
    />
  )
}
