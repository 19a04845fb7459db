import type { ColourFamily } from '../../../contract/catalogue/colour-family.ts'
import type { Facets } from '../../../contract/catalogue/product-lists.ts'
import type { ValueFilter as FilterName } from '../../../contract/catalogue/value-filters.ts'
import { cx } from '../../ui/cx.ts'
import { FacetChoice } from './facet-choice.tsx'
import type { ListQuery } from './list-query.ts'

type Value = Facets['sizes'][number] | Facets['colors'][number]

type Props = {
  filter: FilterName
  values: readonly Value[]
  query: ListQuery
  change?: ((to: ListQuery) => void) | undefined
}

/** Values of a filter, of which several may be chosen. */
export function ValueFilter({ filter, values, query, change }: Props) {
  const chosen = query[filter]
  const toggle = (value: string) => {
    const others = chosen.filter(other => other !== value)
    const next = others.length < chosen.length ? others : [...chosen, value]
    change?.({ ...query, [filter]: next })
  }
  return values.map(choice => (
    <FacetChoice
      key={choice.value}
      name={filter}
      value={choice.value}
      count={choice.count}
      checked={chosen.includes(choice.value)}
      onToggle={change && (() => toggle(choice.value))}
      mark={'image' in choice && <Dot colour={choice.hex} many={choice.value === severalColours} />}
    />
  ))
}

/** The family that no single colour stands for. */
const severalColours: ColourFamily = 'Multicolour'

function Dot({ colour, many }: { colour: string | undefined; many: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'size-4 shrink-0 rounded-full border border-control bg-tile',
        many && 'bg-[conic-gradient(#a8232f,#e9bb3f,#4b7f57,#2f5597,#a8232f)]',
      )}
      style={{ backgroundColor: colour }}
    />
  )
}
