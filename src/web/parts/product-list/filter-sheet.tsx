import { Button } from '../../ui/button.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { withoutFilters } from './applied-filters.ts'
import { filterControls, StockFilter } from './filters.tsx'
import type { LoadedList } from './load-list.ts'
import type { ListControls } from './use-list-query.ts'

type Props = ListControls & {
  list: Pick<LoadedList, 'facets' | 'total'>
  chosen: number
  open: boolean
  onClose: () => void
}

/** All filters on a phone. Choices apply at once; the button only closes the sheet. */
export function FilterSheet({ list, query, change, chosen, open, onClose }: Props) {
  const controls = { facets: list.facets, query, change }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Filter"
      side="full"
      footer={
        <>
          <Button
            variant="outline"
            aria-disabled={chosen === 0 || undefined}
            onClick={() => change(withoutFilters(query))}
          >
            Clear all
          </Button>
          <Button onClick={onClose} className="grow tabular-nums">
            Show {countLabel(list.total, 'product')}
          </Button>
        </>
      }
    >
      <div className="border-line border-b pb-2">
        <StockFilter {...controls} />
      </div>
      {filterControls(controls).map(({ name, content }) => (
        <fieldset key={name} className="border-line border-b py-4 last:border-b-0">
          <legend className="float-left w-full font-semibold">{name}</legend>
          <div className={name === 'Price' ? 'clear-both' : 'clear-both grid grid-cols-2 gap-x-4'}>
            {content}
          </div>
        </fieldset>
      ))}
    </Sheet>
  )
}
