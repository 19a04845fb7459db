import { Button } from '../../ui/button.tsx'
import { ChevronDown } from '../../ui/icons.tsx'
import { appliedFilters } from './applied-filters.ts'
import { filterControls, StockFilter } from './filters.tsx'
import type { LoadedList } from './load-list.ts'
import { SortSelect } from './sort-select.tsx'

type Props = { list: LoadedList; words: string | undefined; usual: string | undefined }

/** Filters and order for browsers without JavaScript: a form that loads the page again. */
export function PlainFilterForm({ list, words, usual }: Props) {
  const { facets, query } = list
  const chosen = appliedFilters(query).length
  return (
    <details className="mb-6 border-line border-y">
      <summary className="flex min-h-11 items-center justify-between font-semibold">
        <span>Filter and sort{chosen > 0 && ` (${chosen})`}</span>
        <ChevronDown />
      </summary>
      <form method="get" className="grid gap-6 pt-2 pb-6">
        {words && <input type="hidden" name="q" value={words} />}
        <StockFilter facets={facets} query={query} />
        {filterControls({ facets, query }).map(({ name, content }) => (
          <fieldset key={name}>
            <legend className="font-semibold">{name}</legend>
            <div className="flex flex-wrap gap-x-6">{content}</div>
          </fieldset>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <SortSelect query={query} usual={usual} />
          <Button type="submit">Show</Button>
        </div>
      </form>
    </details>
  )
}
