import { zodResolver } from '@hookform/resolvers/zod'
import { useWatch } from 'react-hook-form'
import { ShopDetails } from '../../../../contract/settings/settings.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { EarlierValues } from '../earlier-values.tsx'
import { SettingsForm } from '../settings-form.tsx'
import type { TabProps } from '../settings-group.ts'
import { useSettingsForm } from '../use-settings-form.ts'

const names = ['name', 'phone'] as const

/** What the shop is called and how people reach it. */
export function ShopTab({ saved, onSaved, onReload }: TabProps<'shop'>) {
  const state = useSettingsForm<ShopDetails, ShopDetails>({
    values: saved.value,
    resolver: zodResolver(ShopDetails),
    names,
    toChange: value => ({ group: 'shop', version: saved.version, value }),
    onSaved,
  })
  const { form } = state
  const typed = useWatch({ control: form.control })
  return (
    <>
      <SettingsForm
        state={state}
        onReload={onReload}
        preview={<ShopPreview name={typed.name?.trim() || '…'} phone={typed.phone?.trim() ?? ''} />}
      >
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
      </SettingsForm>
      <EarlierValues group="shop" saved={saved} onSaved={onSaved} />
    </>
  )
}

function ShopPreview({ name, phone }: { name: string; phone: string }) {
  return (
    <div className="p-4">
      <p className="wrap-anywhere font-display text-[1.75rem] leading-tight">{name}</p>
      <p className="mt-4 font-semibold text-label">Contact</p>
      <p className="mt-1 text-body-s text-ink-2">
        {phone ? `Message or call us on WhatsApp: ${phone}` : 'No number is shown.'}
      </p>
      <p className="mt-4 font-semibold text-label">A mail’s subject</p>
      <p className="wrap-anywhere mt-1 text-body-s text-ink-2">{name} order #1042: we have your order</p>
    </div>
  )
}
