import { manualSources, orderSourceNames } from '../../../contract/orders/order-sources.ts'
import { CityCombobox } from '../../parts/form/city-combobox.tsx'
import { usePublicShop } from '../../parts/use-public-shop.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { OptionButtons } from '../../ui/option-buttons.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { ChatField } from './chat-field.tsx'
import { KnownBuyer } from './known-buyer.tsx'
import { type BuyerValues, isCounterSale, type ManualDraft } from './manual-draft.ts'

type Props = {
  draft: ManualDraft
  /** Whether this role takes money at the counter. */
  maySell: boolean
  onChange: (change: Partial<ManualDraft>) => void
  /** What the shop says about each field. */
  errors: Record<string, string>
}

/** Where the order comes from, whom to call and where the parcel goes. */
export function BuyerFields({ draft, maySell, onChange, errors }: Props) {
  const { source, buyer } = draft
  const isSale = isCounterSale(draft)
  const postalCode = usePublicShop()?.checkout.postalCode
  const fill = (values: Partial<BuyerValues>) => onChange({ buyer: { ...buyer, ...values } })
  const field = (name: keyof BuyerValues, at = `shippingAddress.${name}`) => ({
    autoComplete: 'off',
    value: buyer[name],
    error: errors[at],
    onChange: (event: { target: { value: string } }) => fill({ [name]: event.target.value }),
  })
  return (
    <div className="space-y-4">
      <OptionButtons
        legend="Ordered through"
        value={source}
        options={manualSources.map(value => ({ value, label: orderSourceNames[value] }))}
        onChange={value => {
          const chosen = manualSources.find(each => each === value) ?? 'whatsapp'
          onChange({ source: chosen, takenAlong: chosen === 'counter' && maySell })
        }}
      />
      {source === 'counter' && maySell && (
        <Checkbox
          label="Paid and taken along"
          help="Nothing is delivered, and nobody calls. Name and phone may stay empty."
          checked={draft.takenAlong}
          onChange={event => onChange({ takenAlong: event.target.checked })}
        />
      )}
      {!isSale && <ChatField onFound={fill} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label="Phone"
          type="tel"
          optional={isSale}
          {...field('phone', isSale ? 'phone' : undefined)}
        />
        <TextInput label="Full name" optional={isSale} {...field('fullName')} />
        <div className="empty:hidden sm:col-span-2">
          <KnownBuyer phone={buyer.phone} onUse={fill} />
        </div>
        {!isSale && (
          <>
            <TextInput label="Address" className="sm:col-span-2" {...field('address')} />
            <CityCombobox
              typed={buyer.city}
              error={errors['shippingAddress.city']}
              input={{
                value: buyer.city,
                autoComplete: 'off',
                onChange: event => fill({ city: event.target.value }),
              }}
              onChoose={city => fill({ city })}
            />
            {postalCode !== 'hidden' && (
              <TextInput label="Postal code" optional={postalCode === 'optional'} {...field('postalCode')} />
            )}
            <TextInput label="Nearest landmark" optional {...field('landmark')} />
            <TextInput label="Email address" optional type="email" {...field('email', 'email')} />
            <TextArea label="Note from the buyer" optional rows={1} {...field('note', 'note')} />
          </>
        )}
      </div>
    </div>
  )
}
