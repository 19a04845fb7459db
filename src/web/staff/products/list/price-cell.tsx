import {
  type EditedProduct,
  QuickEdit,
  type StaffProduct,
} from '../../../../contract/catalogue/staff-catalogue.ts'
import { parseAmount } from '../../../../contract/typed-numbers.ts'
import { browserApi } from '../../../api/browser.ts'
import { useIdempotentSave } from '../../../api/use-idempotent-save.ts'
import { Money, useMoney } from '../../../parts/money.tsx'
import { priceFrom } from '../../../parts/product/price-from.ts'
import { countLabel } from '../../../ui/count-label.ts'
import { InlineNumber } from './inline-number.tsx'

type Props = { product: StaffProduct; onEdited: (product: EditedProduct, message: string) => void }

/** The price without a deal, to edit in place, with the deal's price or the display price below. */
export function PriceCell({ product, onEdited }: Props) {
  const { _id, title, price, basePrice, baseDisplayPrice, baseOptionPrices, deal } = product
  const idempotentSave = useIdempotentSave()
  const money = useMoney()
  const save = async (typed: string) => {
    const request = { params: { id: _id }, body: { price: priceOf(typed) } }
    const saved = await idempotentSave(options => browserApi.catalogue.quickEdit(request, options))
    onEdited(saved, `${title} costs ${money(saved.basePrice)} now.`)
  }
  return (
    <>
      <InlineNumber
        label={`Price of ${title}`}
        shown={money(basePrice)}
        value={basePrice.toFixed(2)}
        mode="decimal"
        check={checkPrice}
        onSave={save}
      />
      {deal && (
        <p className="text-caption text-sale">
          {priceFrom(product).from && 'From '}
          <Money amount={price} /> now, deal −{deal.percentOff}%
        </p>
      )}
      {baseDisplayPrice > basePrice && !deal && (
        <p className="text-caption text-ink-3">
          <span className="sr-only">Display price </span>
          <s>
            <Money amount={baseDisplayPrice} />
          </s>
        </p>
      )}
      {baseOptionPrices && (
        <p className="text-caption text-ink-2">{countLabel(baseOptionPrices.length, 'other price')}</p>
      )}
    </>
  )
}

/** A blank price is the 0 that the contract refuses. */
export const priceOf = (typed: string) => parseAmount(typed) ?? 0

/** Checks by the contract's rules. */
function checkPrice(typed: string): string | null {
  const parsed = QuickEdit.safeParse({ price: priceOf(typed) })
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? null)
}
