import { useWatch } from 'react-hook-form'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { smallestCents, symbolOf, toAmount } from '../../../../contract/money.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { Money, useCurrency } from '../../../parts/money.tsx'
import { savingPercent } from '../../../parts/product/saving-percent.ts'
import { Banner } from '../../../ui/banner.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { quantityOn } from '../stock/quantity-on.ts'
import { totalPieces } from './stock-rows.ts'
import type { ProductForm } from './use-product-form.ts'

type Props = { form: ProductForm; product: StaffProduct | null; loaded: StaffProduct | null }

const number = {
  type: 'number',
  autoComplete: 'off',
  // Scrolling with the mouse wheel must not change the number.
  onWheel: (event: { currentTarget: HTMLInputElement }) => event.currentTarget.blur(),
} as const

export function PricingFields({ form, product, loaded }: Props) {
  const [price, displayPrice] = useWatch({ control: form.control, name: ['price', 'displayPrice'] })
  const currency = useCurrency()
  const saving = savingPercent(Number(price), Number(displayPrice))
  const money = {
    ...number,
    min: 0,
    step: toAmount(smallestCents(currency)),
    inputMode: 'decimal',
    prefix: symbolOf(currency),
  } as const
  return (
    <>
      {product?.deal && <DealNote product={product} />}
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <TextInput
          label="Price"
          help={saving > 0 ? `Shoppers see: Save ${saving}%` : 'What shoppers pay.'}
          {...money}
          {...fieldOf(form, 'price')}
        />
        <TextInput
          label="Display price"
          optional
          help="The price before. Shown struck through when higher than the price."
          {...money}
          {...fieldOf(form, 'displayPrice')}
        />
        <Inventory form={form} product={product} loaded={loaded} />
      </div>
    </>
  )
}

/** The field for the stock, or the sum of the grid below. */
function Inventory({ form, product, loaded }: Props) {
  const values = useWatch({ control: form.control })
  const all = { ...form.getValues(), ...values }
  if (all.keptBy !== 'one')
    return (
      <TextInput
        label="Inventory"
        readOnly
        value={totalPieces(form.getValues())}
        help="The total of the stock by color and size below."
      />
    )
  const now = quantityOn(loaded, { color: '', size: '' })
  const sold = now !== quantityOn(product, { color: '', size: '' })
  return (
    <TextInput
      label="Inventory"
      {...number}
      min={0}
      step={1}
      inputMode="numeric"
      help={sold ? `${now ?? 0} left now: save again to set your number.` : 'Pieces in stock.'}
      {...fieldOf(form, 'inventory')}
    />
  )
}

const DealNote = ({ product: { price, deal } }: { product: StaffProduct }) => (
  <Banner tone="info">
    A deal takes {deal?.percentOff}% off at the moment, so shoppers pay <Money amount={price} />. Below is the
    price without it.
  </Banner>
)
