import type { FormEvent } from 'react'
import { Link } from 'react-router'
import type { StaffCollection } from '../../../../contract/catalogue/collections.ts'
import { LeaveQuestion } from '../../../parts/form/leave-question.tsx'
import { SubmitButton } from '../../../parts/form/submit-button.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { ChosenProducts } from '../../chosen-products/chosen-products.tsx'
import { useFocusWrongField } from '../../controls/use-focus-wrong-field.ts'
import { paths } from '../../paths.ts'
import { CollectionDetails } from './collection-details.tsx'
import { RuleFields } from './rule-fields.tsx'
import { useCollectionForm } from './use-collection-form.ts'

type Props = {
  /** Null to add one. */
  collection: StaffCollection | null
  /** Opens the form again with what is saved now. */
  onReload: () => void
}

export function CollectionForm({ collection, onReload }: Props) {
  const { values, errors, isSaving, isOutdated, tries, guard, change, save } = useCollectionForm(collection)
  const element = useFocusWrongField(tries)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) void save()
  }
  const part = { values, errors, onChange: change }
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="max-w-text space-y-6">
      {errors[''] && (
        <Banner tone="error">
          {errors['']}
          {isOutdated && (
            <Button variant="outline" size="small" className="ml-3" onClick={onReload}>
              Load it again
            </Button>
          )}
        </Banner>
      )}
      <CollectionDetails {...part} isNew={collection === null} />
      <RadioGroup
        legend="Which products"
        options={[
          { value: 'chosen', label: 'Those I choose, in my order' },
          { value: 'rule', label: 'Those that a rule finds, the newest first' },
        ]}
        value={values.isByRule ? 'rule' : 'chosen'}
        onChange={value => change({ isByRule: value === 'rule' })}
      />
      {values.isByRule ? (
        <RuleFields {...part} />
      ) : (
        <ChosenProducts
          legend="Products"
          chosen={values.products}
          onChange={products => change({ products })}
          isOrdered
          error={errors.products}
        />
      )}
      <div className="flex flex-wrap gap-2 border-line border-t pt-5">
        <SubmitButton pending={isSaving} pendingLabel="Saving…">
          Save collection
        </SubmitButton>
        <Link to={paths.collections()} className={buttonClass({ variant: 'outline' })}>
          Cancel
        </Link>
      </div>
      <LeaveQuestion guard={guard}>What you changed will be lost.</LeaveQuestion>
    </form>
  )
}
