import { useEffect } from 'react'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { keptByAfter } from './stock-rows.ts'
import type { ProductForm } from './use-product-form.ts'

/** Shows the stock table of a new product once it has sizes or a third option. What a merchant chooses by hand stays until then. */
export function useStockTable(form: ProductForm, product: StaffProduct | null) {
  useEffect(() => {
    if (product) return
    let before = structuredClone(form.getValues())
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        const keptBy = keptByAfter(before, values)
        before = structuredClone(values)
        // A restored draft changes all values and names no field: it has its own choice.
        if (!/^(colors|sizes|thirds)\b/.test(name ?? '') || keptBy === values.keptBy) return
        form.setValue('keptBy', keptBy, { shouldDirty: true })
      },
    })
  }, [form, product])
}
