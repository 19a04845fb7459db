import type { FormEvent } from 'react'
import type { BuyersQuery } from '../../../contract/orders/buyers.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const filters = [
  ['', 'All buyers'],
  ['refused', 'Refused a parcel'],
  ['blocked', 'Blocked'],
] as const satisfies readonly (readonly [BuyersQuery['show'], string])[]

/** Which buyers an address asks for; all of them for what it is not about. */
export const readShow = (text: string | null): BuyersQuery['show'] =>
  filters.find(([value]) => value === text)?.[0] ?? ''

type Props = {
  q: string
  show: BuyersQuery['show']
  onChange: (change: { q?: string; show?: string }) => void
}

export function BuyerFilters({ q, show, onChange }: Props) {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange({ q: String(new FormData(event.currentTarget).get('q')).trim() })
  }
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers tell no role of <search> yet */}
      <form role="search" onSubmit={find} className="flex w-full max-w-md items-end gap-2">
        <TextInput
          key={q}
          type="search"
          name="q"
          label="Find a buyer"
          placeholder="Name, phone or tag"
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
          className="grow"
        />
        <Button type="submit" variant="outline">
          Find
        </Button>
      </form>
      <Select label="Show" value={show} onChange={event => onChange({ show: event.target.value })}>
        {filters.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
