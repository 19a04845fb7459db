import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import type { HomeForm, PartPath } from './home-values.ts'

type Props = { form: HomeForm; at: PartPath; label: string; help: string }

/** How much of what the shop has is shown. */
export const CountField = ({ form, at, ...field }: Props) => (
  <TextInput
    {...field}
    inputMode="numeric"
    autoComplete="off"
    className="max-w-48"
    {...fieldOf(form, `${at}.count`)}
  />
)
