import { useWatch } from 'react-hook-form'
import { EarlierValues } from '../earlier-values.tsx'
import { SettingsForm } from '../settings-form.tsx'
import type { TabProps } from '../settings-group.ts'
import { useSettingsForm } from '../use-settings-form.ts'
import { CountriesFields } from './countries-fields.tsx'
import { CourierDays } from './courier-days.tsx'
import { DeliveryPreview } from './delivery-preview.tsx'
import { deliveryResolver, namesOf, toDelivery, toValues } from './delivery-values.ts'
import { ZonesFields } from './zones-fields.tsx'

/** What delivery costs where, and when a parcel arrives. */
export function DeliveryTab({ saved, onSaved, onReload }: TabProps<'delivery'>) {
  const state = useSettingsForm({
    values: toValues(saved.value),
    resolver: deliveryResolver,
    names: namesOf(20),
    toChange: value => ({ group: 'delivery', version: saved.version, value }),
    onSaved,
  })
  const { form } = state
  const typed = useWatch({ control: form.control, compute: toDelivery })
  return (
    <>
      <SettingsForm state={state} onReload={onReload} preview={<DeliveryPreview delivery={typed} />}>
        <p className="text-body-s text-ink-2">
          Orders that are placed keep the delivery they were placed with. Days are shown to buyers only where
          you fill them in.
        </p>
        <CountriesFields form={form} />
        <ZonesFields form={form} />
        <CourierDays form={form} />
      </SettingsForm>
      <EarlierValues group="delivery" saved={saved} onSaved={onSaved} />
    </>
  )
}
