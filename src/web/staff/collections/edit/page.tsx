import { useParams } from 'react-router'
import { browserApi } from '../../../api/browser.ts'
import { paths } from '../../paths.ts'
import { RecordEditor } from '../../records/record-page.tsx'
import { CollectionForm } from './collection-form.tsx'

/** With `new` in the address, the form adds a collection. */
export default function CollectionPage() {
  const { id = 'new' } = useParams()
  return (
    <RecordEditor
      key={id}
      id={id}
      noun="collection"
      cacheKey="collections"
      read={signal => browserApi.collections.list({}, { signal })}
      find={({ collections }) => collections.find(({ _id }) => _id === id) ?? null}
      nameOf={({ name }) => name}
      list={{ name: 'collections', path: paths.collections() }}
    >
      {(collection, _, onReload) => <CollectionForm collection={collection} onReload={onReload} />}
    </RecordEditor>
  )
}
