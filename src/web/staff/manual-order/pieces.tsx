import type { ManualOrderPreview } from '../../../contract/orders/manual-orders.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { AmountField } from '../controls/number-fields.tsx'
import { AddedPieces } from '../order-pieces/added-pieces.tsx'
import { LineEditor } from '../order-pieces/line-editor.tsx'
import { useCurrentStock } from '../order-pieces/use-current-stock.ts'
import { hasOwnPrice, type ManualDraft, type PricedLine } from './manual-draft.ts'

type Props = {
  draft: ManualDraft
  currency: string
  /** Null until the shop has priced something. */
  preview: ManualOrderPreview | null
  mayPrice: boolean
  onChange: (change: Partial<ManualDraft>) => void
  errors: Record<string, string>
}

/** What is ordered, with the choices and the price of each. */
export function Pieces({ draft, currency, preview, mayPrice, onChange, errors }: Props) {
  const lines = useCurrentStock(draft.lines)
  const put = (nth: number, line: PricedLine) =>
    onChange({
      lines: line.wanted.quantity === 0 ? lines.toSpliced(nth, 1) : lines.with(nth, line),
    })
  return (
    <div className="space-y-4">
      <AddedPieces
        currency={currency}
        onAdd={line => onChange({ lines: [...lines, { ...line, ownPrice: '' }] })}
      />
      {errors.lines && (
        <p role="alert" className="text-error">
          {errors.lines}
        </p>
      )}
      {lines.length > 0 && (
        <ul aria-label="Pieces" className="border-line border-t">
          {lines.map((line, nth) => {
            const price = preview?.lines.length === lines.length ? preview.lines[nth]?.shopPrice : undefined
            return (
              <LineEditor
                key={line.lineId}
                line={{ ...line, price: price ?? line.price }}
                currency={currency}
                onChange={changed => put(nth, { ...line, ...changed, price: line.price })}
              >
                {mayPrice && (
                  <AmountField
                    label="Other price"
                    className="w-32"
                    currency={currency}
                    value={line.ownPrice}
                    error={errors[`lines.${nth}.price`]}
                    onChange={event => put(nth, { ...line, ownPrice: event.target.value })}
                  />
                )}
              </LineEditor>
            )
          })}
        </ul>
      )}
      {hasOwnPrice(draft) && (
        <TextInput
          label="Why is the price another one?"
          help="For the staff. The buyer sees the price alone."
          maxLength={200}
          autoComplete="off"
          value={draft.priceReason}
          error={errors.priceReason}
          onChange={event => onChange({ priceReason: event.target.value })}
        />
      )}
    </div>
  )
}
