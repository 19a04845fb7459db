import type { UseFormReturn } from 'react-hook-form'
import type { Policies } from '../../../../contract/settings/policies.ts'
import { networkNames } from '../../../../contract/settings/social-networks.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { networks, type PoliciesValues } from './policies-values.ts'

/** Where the shop is followed. */
export const FollowFields = ({ form }: { form: UseFormReturn<PoliciesValues, unknown, Policies> }) => (
  <fieldset className="space-y-4">
    <legend className="font-semibold text-label">Your pages elsewhere</legend>
    <p className="text-caption text-ink-3">
      Full addresses, such as https://www.instagram.com/yourshop. Those you fill in are linked at the foot of
      every page.
    </p>
    <div className="grid gap-4 sm:grid-cols-2">
      {networks.map(network => (
        <TextInput
          key={network}
          label={networkNames[network]}
          optional
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          {...fieldOf(form, `follow.${network}`)}
        />
      ))}
    </div>
  </fieldset>
)
