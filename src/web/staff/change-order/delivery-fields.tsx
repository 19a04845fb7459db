import { formatMoney, symbolOf } from '../../../contract/money.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Draft } from './change-draft.ts'

type Props = {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  /** What the shop says about each field. */
  errors: Record<string, string>
  /** What the parcel costs now. */
  charge: number
  currency: string
}

/** What the parcel costs its buyer, where that is not what the shop charges. */
export function DeliveryFields({ draft: { delivery }, onChange, errors, charge, currency }: Props) {
  const put = (part: Partial<Draft['delivery']>) => onChange({ delivery: { ...delivery, ...part } })
  const symbol = symbolOf(currency)
  return (
    <Accordion title={`Delivery, ${formatMoney(charge, currency)}`} defaultOpen={delivery.amount !== ''}>
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <TextInput
          label="Delivery costs"
          help="0 to waive it, empty for what the shop charges."
          inputMode="decimal"
          autoComplete="off"
          prefix={symbol.length < 2 ? symbol : undefined}
          value={delivery.amount}
          error={errors['delivery.charge']}
          onChange={event => put({ amount: event.target.value })}
        />
        <TextInput
          label="Reason for the delivery charge"
          help="For the staff. The buyer sees the amount alone."
          autoComplete="off"
          maxLength={200}
          value={delivery.reason}
          error={errors['delivery.reason']}
          onChange={event => put({ reason: event.target.value })}
        />
      </div>
    </Accordion>
  )
}
