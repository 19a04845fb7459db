import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cx } from '../../../ui/cx.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { useShortcuts } from '../../frame/use-shortcuts.ts'
import { findTab } from '../order-tabs.ts'
import { hasFilters, noFilters, type OrdersQuery } from '../orders-query.ts'
import { DayField } from './day-field.tsx'

type Props = {
  query: OrdersQuery
  /** `replace`: take the place of the last address, as while typing. */
  onChange: (changes: Partial<OrdersQuery>, replace?: boolean) => void
}

/** A search looks through all orders; the tabs filter its results. */
export function OrderSearch({ query, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useTypedSearch(query.search)
  useShortcuts({ '/': () => field.current?.focus() })
  const search = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    if (text) onChange({ search: text, tab: findTab('all') })
  }
  const clear = () => {
    setTyped('')
    onChange(noFilters)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    clear()
  }
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-2">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers tell no role of <search> yet */}
      <form
        role="search"
        onSubmit={search}
        className="flex min-w-[min(14rem,100%)] grow basis-56 items-end gap-2 md:max-w-md"
      >
        <TextInput
          ref={field}
          type="search"
          label="Search orders"
          placeholder="Number, name…"
          title="Number, name, phone, email or tracking number"
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          maxLength={200}
          autoComplete="off"
          className="grow"
        />
        <Button type="submit" variant="outline">
          Search
        </Button>
      </form>
      <MoreFilters query={query} onChange={onChange} />
      {hasFilters(query) && (
        <Button variant="quiet" onClick={clear}>
          Clear
        </Button>
      )}
    </div>
  )
}

/** Days, and whether an order is ready. A phone shows them once asked for: the orders come first there. */
function MoreFilters({ query, onChange }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(Boolean(query.from || query.to || query.ready))
  return (
    <>
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="px-3! md:hidden"
      >
        Filters
      </Button>
      <div id={id} className={cx('flex flex-wrap items-end gap-x-3 gap-y-2', !isOpen && 'max-md:hidden')}>
        <DayField
          label="From"
          value={query.from}
          max={query.to}
          onChange={(from, changedBefore) => onChange({ from }, changedBefore)}
        />
        <DayField
          label="To"
          value={query.to}
          min={query.from}
          onChange={(to, changedBefore) => onChange({ to }, changedBefore)}
        />
        <Checkbox
          label="Ready to process"
          checked={query.ready}
          onChange={event => onChange({ ready: event.target.checked })}
        />
      </div>
    </>
  )
}

/** The field's text, which follows the address (Back). The field itself stays and keeps the focus. */
function useTypedSearch(search: string) {
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  if (known !== search) {
    setKnown(search)
    setTyped(search)
  }
  return [typed, setTyped] as const
}
