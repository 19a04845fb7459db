import { browserApi } from '../../../api/browser.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { Select } from '../../../ui/select.tsx'
import { useRead } from '../../cache/use-read.ts'
import type { HomeForm, PartPath } from './home-values.ts'

/** Which collection is shown. One that is hidden or gone stays chosen, and the part is left out. */
export function CollectionField({ form, at }: { form: HomeForm; at: PartPath }) {
  const { answer } = useRead(['shown collections'], signal => browserApi.collections.shown({}, { signal }))
  const collections = answer.state === 'ready' ? answer.value.collections : []
  const chosen = form.getValues(`${at}.collection`)
  const isListed = collections.some(({ slug }) => slug === chosen)
  const help =
    answer.state === 'failed'
      ? `The collections could not be loaded. ${answer.error.message}`
      : 'While it is empty or hidden, this part is not shown.'
  return (
    // Made anew when the options arrive, so that the one that is chosen shows.
    <Select key={answer.state} label="Collection" help={help} {...fieldOf(form, `${at}.collection`)}>
      <option value="">Choose a collection</option>
      {chosen && !isListed && <option value={chosen}>{chosen}</option>}
      {collections.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </Select>
  )
}
