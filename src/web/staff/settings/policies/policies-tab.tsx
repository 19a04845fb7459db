import { useWatch } from 'react-hook-form'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { shopTimeZone } from '../../../parts/shop-time-zone.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { CountField } from '../../controls/number-fields.tsx'
import { EarlierValues } from '../earlier-values.tsx'
import { SettingsForm } from '../settings-form.tsx'
import type { TabProps } from '../settings-group.ts'
import { useSettingsForm } from '../use-settings-form.ts'
import { AnnouncementFields } from './announcement-fields.tsx'
import { ColumnsFields } from './columns-fields.tsx'
import { FollowFields } from './follow-fields.tsx'
import { FooterFields } from './footer-fields.tsx'
import { PoliciesPreview } from './policies-preview.tsx'
import { namesOf, policiesResolver, toPolicies, toValues } from './policies-values.ts'

/** What the shop announces and promises. */
export function PoliciesTab({ saved, onSaved, onReload }: TabProps<'policies'>) {
  const timeZone = shopTimeZone()
  const start = { saved: saved.value, timeZone }
  const state = useSettingsForm({
    values: toValues(saved.value, timeZone),
    resolver: policiesResolver(start),
    names: namesOf,
    toChange: value => ({ group: 'policies', version: saved.version, value }),
    onSaved,
  })
  const { form } = state
  const typed = useWatch({ control: form.control, compute: values => toPolicies(values, start) })
  return (
    <>
      <SettingsForm state={state} onReload={onReload} preview={<PoliciesPreview policies={typed} />}>
        <p className="text-body-s text-ink-2">
          Write only what your shop keeps. What you leave empty is shown nowhere.
        </p>
        <AnnouncementFields form={form} />
        <TextArea
          label="Promises beside the price"
          optional
          help="Up to four, one a line: “Cash on delivery”."
          {...fieldOf(form, 'promises')}
        />
        <TextArea
          label="Delivery and exchange"
          optional
          rows={5}
          help="Up to eight lines, on the page of every product."
          {...fieldOf(form, 'terms')}
        />
        <TextInput
          label="Note in the cart"
          optional
          help="A line under the total."
          {...fieldOf(form, 'cartNote')}
        />
        <CountField
          label="Days for an exchange"
          className="max-w-48"
          help="Shown on delivered orders and to Google. 0 hides it."
          {...fieldOf(form, 'exchangeDays')}
        />
        <FooterFields form={form} />
        <ColumnsFields form={form} />
        <FollowFields form={form} />
      </SettingsForm>
      <EarlierValues group="policies" saved={saved} onSaved={onSaved} />
    </>
  )
}
