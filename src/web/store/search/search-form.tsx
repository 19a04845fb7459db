import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { TextInput } from '../../ui/text-input.tsx'

/** A plain GET form, so it works before and without JavaScript; the query stays in the field. */
export function SearchForm({ query, className }: { query: string; className?: string }) {
  const [typed, setTyped] = useState(query)
  const [searched, setSearched] = useState(query)
  // The query was changed elsewhere: by the header's search or the Back button.
  if (searched !== query) {
    setSearched(query)
    setTyped(query)
  }
  return (
    <Form
      role="search"
      aria-label="All products"
      className={cx('mt-5 flex max-w-text items-end gap-2', className)}
    >
      <TextInput
        type="search"
        name="q"
        label="Search the shop’s products"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className="min-w-0 grow"
      />
      <Button type="submit">Search</Button>
    </Form>
  )
}
