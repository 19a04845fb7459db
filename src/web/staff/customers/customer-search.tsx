import type { FormEvent, Ref } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'

type Props = { query: string; onSearch: (query: string) => void; ref: Ref<HTMLInputElement> }

export function CustomerSearch({ query, onSearch, ref }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('q')).trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers tell no role of <search> yet
    <form role="search" onSubmit={submit} className="mb-5 flex max-w-md items-end gap-2">
      <TextInput
        ref={ref}
        key={query}
        type="search"
        name="q"
        label="Find a customer"
        placeholder="Name, email or phone"
        defaultValue={query}
        maxLength={100}
        autoComplete="off"
        className="grow"
      />
      <Button type="submit" variant="outline">
        Find
      </Button>
    </form>
  )
}
