import { useGroups, usePublicShop } from '../../../parts/use-public-shop.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { AmountField, CountField } from '../../controls/number-fields.tsx'
import type { PartProps } from './collection-details.tsx'

/** What products must be to be found; all that is set must hold. */
export function RuleFields({ values, errors, onChange }: PartProps) {
  const groups = useGroups()
  const currency = usePublicShop()?.money.currency
  return (
    <fieldset className="space-y-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold text-label">Rule</legend>
      <p className="text-caption text-ink-3">
        Empty fields are ignored. A product has to match all the others.
      </p>
      <Select
        label="Category"
        value={values.category}
        error={errors['rule.category']}
        onChange={event => onChange({ category: event.target.value })}
      >
        <option value="">Any</option>
        {groups.map(({ code, name, categories }) => (
          <optgroup key={code} label={name}>
            <option value={code}>All of {name}</option>
            {categories.map(category => (
              <option key={category.code} value={category.code}>
                {category.name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <CountField
        label="Days since it was listed, at most"
        className="max-w-48"
        error={errors['rule.days']}
        value={values.days}
        onChange={event => onChange({ days: event.target.value })}
      />
      <AmountField
        label={`Price below${currency ? `, in ${currency}` : ''}`}
        help="What the product costs now, with a deal that runs."
        error={errors['rule.below']}
        value={values.below}
        onChange={event => onChange({ below: event.target.value })}
      />
      <TextInput
        label="With the tag"
        help="As on the form of the product."
        autoComplete="off"
        error={errors['rule.tag']}
        value={values.tag}
        onChange={event => onChange({ tag: event.target.value })}
      />
      <Checkbox
        label="In a deal that runs"
        checked={values.inDeal}
        onChange={event => onChange({ inDeal: event.target.checked })}
      />
      {errors.rule && <FieldError id="rule-error">{errors.rule}</FieldError>}
    </fieldset>
  )
}
