import { useWatch } from 'react-hook-form'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { timeZoneLabel } from '../../shell/local-time.ts'
import { EarlierValues } from '../earlier-values.tsx'
import { SettingsForm } from '../settings-form.tsx'
import type { TabProps } from '../settings-group.ts'
import { useSettingsForm } from '../use-settings-form.ts'
import { FooterFields } from './footer-fields.tsx'
import { PoliciesPreview } from './policies-preview.tsx'
import { policiesResolver, toPolicies, toValues } from './policies-values.ts'

const names = [
  ...(['announcement', 'announcementFrom', 'announcementUntil', 'promises', 'terms'] as const),
  ...(['cartNote', 'exchangeDays'] as const),
  ...(['footer.0.title', 'footer.0.text', 'footer.1.title', 'footer.1.text'] as const),
  ...(['footer.2.title', 'footer.2.text', 'footer.3.title', 'footer.3.text', 'about'] as const),
] as const

/** What the shop announces and promises. */
export function PoliciesTab({ saved, onSaved, onReload }: TabProps<'policies'>) {
  const state = useSettingsForm({
    values: toValues(saved.value),
    resolver: policiesResolver,
    names,
    toChange: value => ({ group: 'policies', version: saved.version, value }),
    onSaved,
  })
  const { form } = state
  const typed = useWatch({ control: form.control, compute: toPolicies })
  return (
    <>
      <SettingsForm state={state} onReload={onReload} preview={<PoliciesPreview policies={typed} />}>
        <p className="text-body-s text-ink-2">
          Write only what your shop keeps. What you leave empty is shown nowhere.
        </p>
        <TextInput
          label="Announcement"
          optional
          help="One line above every page."
          {...fieldOf(form, 'announcement')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            label="Shown from"
            optional
            type="datetime-local"
            {...fieldOf(form, 'announcementFrom')}
          />
          <TextInput
            label="Shown until"
            optional
            type="datetime-local"
            {...fieldOf(form, 'announcementUntil')}
          />
        </div>
        <p className="text-caption text-ink-3">Times are in this computer’s time zone ({timeZoneLabel()}).</p>
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
        <TextInput
          label="Days for an exchange"
          inputMode="numeric"
          autoComplete="off"
          className="max-w-48"
          help="Told to search engines. 0: they are told nothing."
          {...fieldOf(form, 'exchangeDays')}
        />
        <FooterFields form={form} />
      </SettingsForm>
      <EarlierValues group="policies" saved={saved} onSaved={onSaved} />
    </>
  )
}
