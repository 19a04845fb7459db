import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { CollectionValues } from './collection-values.ts'

export type PartProps = {
  values: CollectionValues
  errors: Record<string, string>
  onChange: (changed: Partial<CollectionValues>) => void
}

/** What a collection is called, and where shoppers find it. */
export const CollectionDetails = ({ values, errors, onChange, isNew }: PartProps & { isNew: boolean }) => (
  <>
    <TextInput
      label="Name"
      autoComplete="off"
      error={errors.name}
      value={values.name}
      onChange={event => onChange({ name: event.target.value })}
    />
    <TextArea
      label="Words below the heading"
      optional
      rows={3}
      help="What shoppers read at the top of its page. Search engines may show them too."
      error={errors.intro}
      value={values.intro}
      onChange={event => onChange({ intro: event.target.value })}
    />
    <TextInput
      label="Address"
      optional
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      help={`What comes after /collections/ in its address. ${isNew ? 'Made from the name if you leave it empty.' : 'The one before goes on leading here.'}`}
      error={errors.slug}
      value={values.slug}
      onChange={event => onChange({ slug: event.target.value })}
    />
    <div>
      <Checkbox
        label="In the menu"
        help="In the menus and at the foot of every page."
        checked={values.inMenu}
        onChange={event => onChange({ inMenu: event.target.checked })}
      />
      <Checkbox
        label="Hidden"
        help="In no menu and not for search engines. Its page opens by its address."
        checked={values.hidden}
        onChange={event => onChange({ hidden: event.target.checked })}
      />
    </div>
  </>
)
