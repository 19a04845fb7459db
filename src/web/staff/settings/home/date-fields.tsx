import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import type { HomeForm, PartPath } from './home-values.ts'

type Props = { form: HomeForm; at: PartPath | `${PartPath}.slides.${number}`; what: string }

/** From when until when something is shown, by the shop's clocks. */
export const DateFields = ({ form, at, what }: Props) => (
  <div>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput label="Shown from" optional type="datetime-local" {...fieldOf(form, `${at}.startsAt`)} />
      <TextInput label="Shown until" optional type="datetime-local" {...fieldOf(form, `${at}.endsAt`)} />
    </div>
    <p className="mt-1.5 text-caption text-ink-3">{what} comes and goes by itself at these times.</p>
  </div>
)
