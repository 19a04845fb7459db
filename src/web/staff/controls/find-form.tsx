import type { FormEvent, Ref } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'

type Props = {
  label: string
  placeholder: string
  maxLength: number
  /** What is looked for now. */
  q: string
  onFind: (q: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Looks for what was typed once it is sent. */
export function FindForm({ q, onFind, ...field }: Props) {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFind(String(new FormData(event.currentTarget).get('q')).trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers tell no role of <search> yet
    <form role="search" onSubmit={find} className="flex w-full max-w-md items-end gap-2">
      <TextInput
        {...field}
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        autoComplete="off"
        className="grow"
      />
      <Button type="submit" variant="outline">
        Find
      </Button>
    </form>
  )
}
