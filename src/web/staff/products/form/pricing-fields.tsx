import { useWatch } from 'react-hook-form'
import { commonPlace } from '../../../../contract/catalogue/places.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { parseAmount } from '../../../../contract/typed-numbers.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { Money, useCurrency } from '../../../parts/money.tsx'
import { priceFrom } from '../../../parts/product/price-from.ts'
import { savingPercent } from '../../../parts/product/saving-percent.ts'
import { Banner } from '../../../ui/banner.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { AmountField, CountField } from '../../controls/number-fields.tsx'
import { quantityOn } from '../stock/quantity-on.ts'
import { totalPieces } from './stock-rows.ts'
import type { ProductForm } from './use-product-form.ts'

type Props = { form: ProductForm; product: StaffProduct | null; loaded: StaffProduct | null }

export function PricingFields({ form, product, loaded }: Props) {
  const [price, displayPrice] = useWatch({ control: form.control, name: ['price', 'displayPrice'] })
  const currency = useCurrency()
  const saving = savingPercent(parseAmount(price) || 0, parseAmount(displayPrice) || 0)
  return (
    <>
      {product?.deal && <DealNote product={product} />}
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <AmountField
          label="Price"
          help={saving > 0 ? `Shoppers see: Save ${saving}%` : 'What shoppers pay.'}
          currency={currency}
          {...fieldOf(form, 'price')}
        />
        <AmountField
          label="Display price"
          optional
          help="The price before. Shown struck through when higher than the price."
          currency={currency}
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
        help="The total of the stock below."
      />
    )
  const now = quantityOn(loaded, commonPlace)
  const sold = now !== quantityOn(product, commonPlace)
  return (
    <CountField
      label="Inventory"
      help={sold ? `${now ?? 0} left now: save again to set your number.` : 'Pieces in stock.'}
      {...fieldOf(form, 'inventory')}
    />
  )
}

const DealNote = ({ product }: { product: StaffProduct }) => (
  <Banner tone="info">
    A deal takes {product.deal?.percentOff}% off at the moment, so shoppers pay{' '}
    {priceFrom(product).from && 'from '}
    <Money amount={product.price} />. Below is the price without it.
  </Banner>
)
