import type { StaffSizeChart } from '../../../../contract/catalogue/size-charts.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ChosenProducts } from '../../chosen-products/chosen-products.tsx'
import { CategoryChecks } from './category-checks.tsx'
import type { ChartValues } from './chart-values.ts'

type Props = {
  values: ChartValues
  errors: Record<string, string>
  onChange: (changed: Partial<ChartValues>) => void
  /** Of the chart itself; undefined for a new one. */
  id: string | undefined
  charts: readonly StaffSizeChart[]
}

/** What shoppers read beside the chart, and which products show it. */
export function ChartUses({ values, errors, onChange, id, charts }: Props) {
  const ownerOf = (code: string) =>
    charts.find(({ _id, categories }) => _id !== id && categories.includes(code))?.name
  return (
    <>
      <TextArea
        label="Notes"
        optional
        rows={3}
        help="How to measure, or which size to choose between two."
        className="max-w-text"
        error={errors.notes}
        value={values.notes}
        onChange={event => onChange({ notes: event.target.value })}
      />
      <CategoryChecks
        legend="For categories"
        help="A category has one chart. Without one it shows its group’s."
        chosen={values.categories}
        onChange={categories => onChange({ categories })}
        noteOf={code => {
          const owner = ownerOf(code)
          return owner && `(has ${owner})`
        }}
        error={errors.categories}
      />
      <ChosenProducts
        legend="For single products"
        help="These show this chart, whatever their category has."
        chosen={values.products}
        onChange={products => onChange({ products })}
        error={errors.products}
      />
      <Checkbox
        label="Offer it below every other chart too"
        help="For a shop with few charts: a mother sees her own sizes, and opens the children’s below."
        checked={values.everywhere}
        onChange={event => onChange({ everywhere: event.target.checked })}
      />
    </>
  )
}
