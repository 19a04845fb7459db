import { Link } from 'react-router'
import type { StaffSizeChart } from '../../../contract/catalogue/size-charts.ts'
import { useGroups } from '../../parts/use-public-shop.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { countLabel } from '../../ui/count-label.ts'
import { paths } from '../paths.ts'

type Props = { chart: StaffSizeChart; onRemove: () => void }

/** A chart in the list: what it measures, and what it is for. */
export function ChartRow({ chart, onRemove }: Props) {
  const { _id, name, kind, columns, rows } = chart
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0">
      <div className="min-w-48 grow basis-48">
        <h2 className="font-medium">{name}</h2>
        <p className="text-body-s text-ink-2">
          {kind === 'body' ? 'Body' : 'Garment'}, {countLabel(rows.length, 'size')},{' '}
          {countLabel(columns.length, 'measurement')}
        </p>
        <p className="wrap-anywhere text-caption text-ink-3">{useUses(chart)}</p>
      </div>
      <div className="flex gap-2">
        <Link to={paths.sizeChart(_id)} className={buttonClass({ variant: 'outline', size: 'small' })}>
          Edit<span className="sr-only"> {name}</span>
        </Link>
        <Button variant="outline" size="small" onClick={onRemove}>
          Delete<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
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
