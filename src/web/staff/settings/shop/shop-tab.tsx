import { useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { ShopDetails } from '../../../../contract/settings/settings.ts'
import { parseCount } from '../../../../contract/typed-numbers.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { SellerLines } from '../../../parts/order/seller-lines.tsx'
import { usePublicShop } from '../../../parts/use-public-shop.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { checkedBy } from '../../records/form-messages.ts'
import { EarlierValues } from '../earlier-values.tsx'
import { SettingsForm } from '../settings-form.tsx'
import type { TabProps } from '../settings-group.ts'
import { StepContext } from '../step-context.ts'
import { useSettingsForm } from '../use-settings-form.ts'

const names = ['name', 'phone', 'email', 'address', 'taxNumber', 'lowStock'] as const

type Values = Omit<ShopDetails, 'lowStock'> & { lowStock: string }

const resolver = checkedBy(ShopDetails, ({ lowStock, ...values }: Values) => ({
  ...values,
  lowStock: parseCount(lowStock) ?? undefined,
}))

/** What the shop is called and how people reach it. */
export function ShopTab({ saved, onSaved, onReload }: TabProps<'shop'>) {
  const { phone, lowStock } = saved.value
  const state = useSettingsForm<Values, ShopDetails>({
    values: {
      ...saved.value,
      phone: asShown(phone, usePublicShop()?.phone),
      lowStock: String(lowStock),
    },
    resolver,
    names,
    toChange: value => ({ group: 'shop', version: saved.version, value }),
    onSaved,
  })
  const { form } = state
  // A shop without products has nothing low yet.
  const isSetup = useContext(StepContext) !== null
  const typed = useWatch({ control: form.control })
  return (
    <>
      <SettingsForm state={state} onReload={onReload} preview={<ShopPreview {...typed} />}>
        <TextInput
          label="Name of the shop"
          help="In the header of every page, in mails, and in what search engines show."
          autoComplete="off"
          {...fieldOf(form, 'name')}
        />
        <TextInput
          label="Phone for customers"
          optional
          type="tel"
          autoComplete="off"
          help="With its country code. Customers reach you on WhatsApp under it. Without it, no number is shown."
          {...fieldOf(form, 'phone')}
        />
        <TextInput
          label="Email for customers"
          optional
          type="email"
          autoComplete="off"
          help="At the foot of every page and on receipts."
          {...fieldOf(form, 'email')}
        />
        <TextArea
          label="Address of the shop"
          optional
          rows={3}
          help="As on a letter. Parcels that come back find it on the packing slip; it is on invoices and receipts too."
          {...fieldOf(form, 'address')}
        />
        <TextInput
          label="Tax number"
          optional
          autoComplete="off"
          help="As it should read on invoices and receipts, for example NTN 1234567-8."
          {...fieldOf(form, 'taxNumber')}
        />
        {!isSetup && (
          <TextInput
            label="Low stock at"
            inputMode="numeric"
            autoComplete="off"
            help="Colours and sizes with this many pieces or fewer are listed as low, for staff alone. A product can have a number of its own."
            className="max-w-72"
            {...fieldOf(form, 'lowStock')}
          />
        )}
      </SettingsForm>
      <EarlierValues group="shop" saved={saved} onSaved={onSaved} />
    </>
  )
}

/** The number as the shop's pages write it, where they show the saved one already. */
const asShown = (phone: string, shown: string | null = null): string =>
  shown && phone.replace(/\D/g, '') === shown.replace(/\D/g, '') ? shown : phone

function ShopPreview({ name = '', phone = '', email = '', address = '', taxNumber = '' }: Partial<Values>) {
  const shown = name.trim() || '…'
  return (
    <div className="p-4">
      <p className="wrap-anywhere font-display text-[1.75rem] leading-tight">{shown}</p>
      <p className="mt-4 font-semibold text-label">Contact</p>
      <p className="wrap-anywhere mt-1 text-body-s text-ink-2">
        {phone.trim() ? `Message or call us on WhatsApp: ${phone.trim()}` : 'No number is shown.'}
        {email.trim() && <span className="block">{email.trim()}</span>}
      </p>
      <p className="mt-4 font-semibold text-label">On slips, invoices and receipts</p>
      <SellerLines
        className="mt-1 text-body-s text-ink-2"
        seller={{ name: shown, phone, email, address, taxNumber }}
      />
      <p className="mt-4 font-semibold text-label">A mail’s subject</p>
      <p className="wrap-anywhere mt-1 text-body-s text-ink-2">{shown} order #1042: we have your order</p>
    </div>
  )
}
