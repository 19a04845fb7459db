import type { UseFormReturn } from 'react-hook-form'
import type { Policies } from '../../../../contract/settings/policies.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { shopTimeZone } from '../../../parts/shop-time-zone.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { timeZoneLabel } from '../../controls/zoned-time.ts'
import { LinkField } from '../link-field.tsx'
import type { PoliciesValues } from './policies-values.ts'

/** The line above every page, where it leads, and when it is shown. */
export const AnnouncementFields = ({ form }: { form: UseFormReturn<PoliciesValues, unknown, Policies> }) => (
  <>
    <TextInput
      label="Announcement"
      optional
      help="One line above every page."
      {...fieldOf(form, 'announcement')}
    />
    <LinkField
      form={form}
      name="announcementLink"
      label="Where it leads"
      optional
      help="A page of your shop such as /search, or an address that begins with https://."
    />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput label="Shown from" optional type="datetime-local" {...fieldOf(form, 'announcementFrom')} />
      <TextInput label="Shown until" optional type="datetime-local" {...fieldOf(form, 'announcementUntil')} />
    </div>
    <p className="text-caption text-ink-3">
      Times are in the shop’s time zone ({timeZoneLabel(shopTimeZone())}).
    </p>
  </>
)
