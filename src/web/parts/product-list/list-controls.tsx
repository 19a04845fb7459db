import { useState } from 'react'
import { SlidersHorizontal } from '../../ui/page-icons.tsx'
import { appliedFilters } from './applied-filters.ts'
import { filterButton } from './filter-button.ts'
import { FilterPopover } from './filter-popover.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { filterControls } from './filters.tsx'
import type { LoadedList } from './load-list.ts'
import { hasSizesBeside, QuickFilters } from './quick-filters.tsx'
import { SortSelect } from './sort-select.tsx'
import type { ListControls as Controls } from './use-list-query.ts'

type Props = Controls & { list: LoadedList; usual: string | undefined }

/** Filters are shown from this many products on. */
export const minProductsToFilter = 3

/**
 * Filters and order in one row, which scrolls sideways on phones. There its first button opens a sheet of all filters; on wide
 * screens those that take more than a press are popovers.
 */
export function ListControls({ list, usual, query, change }: Props) {
  const [open, setOpen] = useState(false)
  const chosen = appliedFilters(query).length
  const { facets } = list
  const controls = { facets, query, change }
  const filtering = list.all >= minProductsToFilter
  return (
    <div className="mb-6 flex items-center gap-2 -mx-4 px-4 py-1 md:mx-0 md:px-0 max-lg:overflow-x-auto [scrollbar-width:none] noscript:hidden">
      {/* Before the filters, where a thumb finds it; at the end of the row on wide screens. */}
      <div className="shrink-0 lg:order-last lg:ml-auto">
        <SortSelect query={query} usual={usual} change={change} />
      </div>
      {filtering && (
        <>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className={`${filterButton} border-ink font-semibold lg:hidden`}
          >
            <SlidersHorizontal size={16} />
            Filter{chosen > 0 && ` (${chosen})`}
          </button>
          <QuickFilters {...controls} />
          <div className="flex gap-2 max-lg:hidden">
            {filterControls(controls)
              .filter(({ name }) => name !== 'Size' || !hasSizesBeside(facets))
              .map(filter => (
                <FilterPopover key={filter.name} {...filter} />
              ))}
          </div>
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
    </div>
  )
}
