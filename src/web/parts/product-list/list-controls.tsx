import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SlidersHorizontal } from '../../ui/page-icons.tsx'
import { appliedFilters } from './applied-filters.ts'
import { FilterPopover } from './filter-popover.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { filterControls, StockFilter } from './filters.tsx'
import type { LoadedList } from './load-list.ts'
import { SortSelect } from './sort-select.tsx'
import type { ListControls as Controls } from './use-list-query.ts'

type Props = Controls & { list: LoadedList; usual: string | undefined }

/** Filters are shown from this many products on. */
export const minProductsToFilter = 3

/** Filters and order: a row of popovers, on phones one button that opens a sheet. */
export function ListControls({ list, usual, query, change }: Props) {
  const [open, setOpen] = useState(false)
  const chosen = appliedFilters(query).length
  const controls = { facets: list.facets, query, change }
  const filtering = list.all >= minProductsToFilter
  return (
    // On phones a bar between lines: boxes would look like one more row of the chips above.
    <div className="mb-6 flex items-center gap-2 border-line max-lg:flex-wrap max-lg:border-y noscript:hidden">
      {filtering && (
        <>
          <div className="flex flex-wrap items-center gap-2 max-lg:hidden">
            {filterControls(controls).map(filter => (
              <FilterPopover key={filter.name} {...filter} />
            ))}
            <div className="ml-2 text-body-s">
              <StockFilter {...controls} />
            </div>
          </div>
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="-ml-5 lg:hidden"
          >
            <SlidersHorizontal />
            Filter{chosen > 0 && ` (${chosen})`}
          </Button>
          <FilterSheet
            list={list}
            query={query}
            change={change}
            chosen={chosen}
            open={open}
            onClose={() => setOpen(false)}
          />
        </>
      )}
      <div className="ml-auto min-w-0 max-w-full">
        <SortSelect query={query} usual={usual} change={change} />
      </div>
    </div>
  )
}
