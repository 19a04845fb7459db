import type { Ref } from 'react'
import type { BuyersQuery } from '../../../contract/orders/buyers.ts'
import { Select } from '../../ui/select.tsx'
import { FindForm } from '../controls/find-form.tsx'

const filters = [
  ['', 'All customers'],
  ['refused', 'Refused a parcel'],
  ['blocked', 'Blocked'],
] as const satisfies readonly (readonly [BuyersQuery['show'], string])[]

/** Which buyers an address asks for; all of them for what it is not about. */
export const readShow = (text: string | null): BuyersQuery['show'] =>
  filters.find(([value]) => value === text)?.[0] ?? ''

type Props = {
  ref: Ref<HTMLInputElement>
  q: string
  show: BuyersQuery['show']
  onChange: (change: { q?: string; show?: string }) => void
}

export const BuyerFilters = ({ ref, q, show, onChange }: Props) => (
  <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
    <FindForm
      ref={ref}
      label="Find a customer"
      placeholder="Name, phone, email or tag"
      maxLength={200}
      q={q}
      onFind={typed => onChange({ q: typed })}
    />
    <Select label="Show" value={show} onChange={event => onChange({ show: event.target.value })}>
      {filters.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </Select>
  </div>
)
