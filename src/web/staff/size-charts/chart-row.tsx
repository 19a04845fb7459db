import type { StaffSizeChart } from '../../../contract/catalogue/size-charts.ts'
import { useGroups } from '../../parts/use-public-shop.ts'
import { countLabel } from '../../ui/count-label.ts'
import { paths } from '../paths.ts'
import { RecordRow } from '../records/record-page.tsx'

type Props = { chart: StaffSizeChart; onRemove: () => void }

/** A chart in the list: what it measures, and what it is for. */
export function ChartRow({ chart, onRemove }: Props) {
  const { _id, name, kind, columns, rows } = chart
  return (
    <RecordRow name={name} edit={paths.sizeChart(_id)} onRemove={onRemove}>
      <p className="text-body-s text-ink-2">
        {kind === 'body' ? 'Body' : 'Garment'}, {countLabel(rows.length, 'size')},{' '}
        {countLabel(columns.length, 'measurement')}
      </p>
      <p className="wrap-anywhere text-caption text-ink-3">{useUses(chart)}</p>
    </RecordRow>
  )
}

/** "Women; Kids, Frocks; 3 products; in every size guide". */
function useUses({ categories, products, everywhere }: StaffSizeChart): string {
  const groups = useGroups()
  const names = groups.flatMap(group => [
    ...(categories.includes(group.code) ? [group.name] : []),
    ...group.categories.flatMap(({ code, name }) =>
      categories.includes(code) ? `${group.name}, ${name}` : [],
    ),
  ])
  const uses = [...names, ...(products.length > 0 ? [countLabel(products.length, 'product')] : [])]
  if (uses.length === 0) uses.push('For nothing yet')
  return [...uses, ...(everywhere ? ['below every other chart'] : [])].join('; ')
}
