import type { ComponentProps } from 'react'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { type StockReason, stockMoveNames, stockReasons } from '../../../../contract/catalogue/stock-moves.ts'
import { useCurrency } from '../../../parts/money.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { AmountField, CountField } from '../../controls/number-fields.tsx'
import { sharedCell } from './cell-key.ts'
import { gridAxesOf, isOneNumber } from './shelf-changes.ts'
import { StockGrid } from './stock-grid.tsx'

/** Why the stock changes, as its history keeps it. */
export type Reason = { stockReason: StockReason; stockNote: string; cost: string }
export const noReason: Reason = { stockReason: 'set', stockNote: '', cost: '' }

type PiecesProps = Pick<ComponentProps<typeof StockGrid>, 'label' | 'cellOf' | 'onChange'> & {
  product: StaffProduct
}

/** The grid of choices, or one field where the stock is one number. */
export function Pieces({ label, product, cellOf, onChange }: PiecesProps) {
  if (!isOneNumber(product))
    return <StockGrid label={label} {...gridAxesOf(product)} cellOf={cellOf} onChange={onChange} />
  const { value, error, note } = cellOf(sharedCell)
  return (
    <CountField
      label="Pieces"
      value={value}
      error={error}
      help={note}
      onChange={event => onChange({ [sharedCell]: event.target.value })}
      className="max-w-40"
    />
  )
}

type ReasonProps = { reason: Reason; onChange: (reason: Reason) => void }

export const ReasonFields = ({ reason, onChange }: ReasonProps) => {
  const currency = useCurrency()
  return (
    <div className="mt-5 grid gap-4 sm:grid-cols-2">
      <Select
        label="Why"
        value={reason.stockReason}
        onChange={event => onChange({ ...reason, stockReason: event.target.value as StockReason })}
      >
        {stockReasons.map(each => (
          <option key={each} value={each}>
            {stockMoveNames[each]}
          </option>
        ))}
      </Select>
      <TextInput
        label="Note"
        optional
        autoComplete="off"
        maxLength={200}
        help="For the stock history: supplier, bill. No names of customers."
        value={reason.stockNote}
        onChange={event => onChange({ ...reason, stockNote: event.target.value })}
      />
      {reason.stockReason === 'bought' && (
        <AmountField
          label="Cost of one piece"
          optional
          currency={currency}
          help="What you paid for each. The profit goes by the average of all pieces."
          value={reason.cost}
          onChange={event => onChange({ ...reason, cost: event.target.value })}
        />
      )}
    </div>
  )
}
