import { homeLimits } from '../../../../contract/settings/home/home-pictures.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { LinkField } from '../link-field.tsx'
import type { HomeForm, PartPath } from './home-values.ts'
import { newPromise } from './part-values.ts'
import { RowsFields } from './rows-fields.tsx'

/** What the shop promises, each with a sentence and the page that says more. */
export const PromisesFields = ({ form, at: part }: { form: HomeForm; at: PartPath }) => (
  <>
    <p className="text-body-s text-ink-2">
      Only what you keep. Without any here, the promises beside the prices are shown, those under Policies.
    </p>
    <RowsFields
      form={form}
      at={part}
      list="promises"
      noun="Promise"
      add="Add a promise"
      newRow={newPromise}
      max={homeLimits.promises}
      first="title"
    >
      {at => (
        <>
          <TextInput label="Promise" {...fieldOf(form, `${at}.title`)} />
          <TextInput label="In a sentence" optional {...fieldOf(form, `${at}.text`)} />
          <LinkField form={form} name={`${at}.link`} label="Page that says more" optional />
        </>
      )}
    </RowsFields>
  </>
)
