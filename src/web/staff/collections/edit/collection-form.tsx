import { useState } from 'react'
import type { StaffCollection } from '../../../../contract/catalogue/collections.ts'
import { browserApi } from '../../../api/browser.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { ChosenProducts } from '../../chosen-products/chosen-products.tsx'
import { paths } from '../../paths.ts'
import { RecordForm } from '../../records/record-form.tsx'
import { useRecordForm, useRecordValues } from '../../records/use-record-form.ts'
import { CollectionDetails } from './collection-details.tsx'
import { collectionResolver, newCollection, toValues } from './collection-values.ts'
import { RuleFields } from './rule-fields.tsx'

type Props = {
  /** Null to add one. */
  collection: StaffCollection | null
  /** Opens the form again with what is saved now. */
  onReload: () => void
}

export function CollectionForm({ collection, onReload }: Props) {
  const [first] = useState(() => (collection ? toValues(collection) : newCollection))
  const state = useRecordForm({
    first,
    resolver: collectionResolver,
    save: body => {
      if (!collection) return browserApi.collections.create({ body })
      const { _id: id, version } = collection
      return browserApi.collections.edit({ params: { id }, body: { ...body, version } })
    },
    savedText: ({ name }) => `${name} is saved.`,
    leaveTo: paths.collections(),
    changedCode: 'collection_changed',
  })
  const { values, errors, change } = useRecordValues(state)
  const part = { values, errors, onChange: change }
  return (
    <RecordForm
      state={state}
      saveLabel="Save collection"
      back={paths.collections()}
      onReload={onReload}
      className="max-w-text"
    >
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
    </RecordForm>
  )
}
