import { type FocusEvent, useId, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { SuggestionPanel } from './suggestion-panel.tsx'
import { useComboboxKeys } from './use-combobox-keys.ts'
import { useSuggestions } from './use-suggestions.ts'

type Props = {
  query: string
  onQuery: (query: string) => void
  rows: number
  /** `sheet`: the results stay below the field, as on a phone. */
  look?: 'menu' | 'sheet'
  /** Called after a choice that leads to another page. */
  onLeave?: () => void
}

/** A combobox in a search form: suggestions while typing, Enter for the results page. */
export function SearchBox({ query, onQuery, rows, look = 'menu', onLeave }: Props) {
  const id = useId()
  const navigate = useNavigate()
  const [opened, setOpened] = useState(false)
  const open = opened || look === 'sheet'
  const { suggestions, waiting, retry } = useSuggestions(query, rows, open)
  const products = suggestions.state === 'found' ? suggestions.products : []
  const leave = () => {
    setOpened(false)
    onLeave?.()
  }
  const keys = useComboboxKeys({
    count: products.length,
    open,
    onOpen: () => setOpened(true),
    onClose: () => (look === 'sheet' ? leave() : setOpened(false)),
    onEnter: index => {
      const product = products[index]
      if (product) navigate(paths.product(product.slug))
      leave()
    },
  })
  const closeWhenLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpened(false)
  }
  return (
    <Form action={paths.search()} role="search" onSubmit={leave} onBlur={closeWhenLeft} className="relative">
      <input
        type="search"
        name="q"
        role="combobox"
        aria-label="Search products"
        aria-autocomplete="list"
        aria-expanded={open && products.length > 0}
        aria-controls={open && products.length > 0 ? id : undefined}
        aria-activedescendant={keys.active >= 0 ? `${id}-${keys.active}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Search"
        data-autofocus={look === 'sheet' || undefined}
        value={query}
        onFocus={() => setOpened(true)}
        onClick={() => setOpened(true)}
        onKeyDown={keys.onKeyDown}
        onChange={event => {
          onQuery(event.target.value)
          keys.setActive(-1)
          setOpened(true)
        }}
        className="block min-h-11 w-full rounded-control border border-control bg-white py-2 pr-12 pl-3 text-body [&::-webkit-search-cancel-button]:hidden"
      />
      <IconButton type="submit" label="Search" className="absolute top-0 right-0">
        <SearchIcon />
      </IconButton>
      <SuggestionPanel
        id={id}
        open={open}
        suggestions={suggestions}
        waiting={waiting}
        active={keys.active}
        onChoose={leave}
        onRetry={retry}
        className={cx(look === 'menu' && 'absolute top-full right-0 mt-2 w-96')}
        framed={look === 'menu'}
      />
    </Form>
  )
}
