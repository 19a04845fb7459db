import { changeSubjects, changeWords } from '../../../contract/changes/change-words.ts'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { useRead } from '../cache/use-read.ts'
import type { ChangesQuery } from './use-changes-query.ts'

type Props = {
  query: ChangesQuery
  /** The name of the one product, order, deal or person that is shown. */
  about: string | undefined
  onFilter: (part: Partial<ChangesQuery>) => void
}

export function ChangeFilters({ query, about, onFilter }: Props) {
  const members = useRead(['members'], signal => browserApi.staff.members({}, { signal })).answer
  const people = members.state === 'ready' ? members.value.members : []
  // A link may name a member who has left the staff.
  const isFormerMember = query.by !== '' && !people.some(({ id }) => id === query.by)
  return (
    <div className="mb-5 flex flex-wrap items-end gap-3">
      <Select
        label="Changed"
        className="w-44 max-sm:w-auto max-sm:grow max-sm:basis-36"
        value={query.thing}
        onChange={event =>
          onFilter({ thing: changeSubjects.find(thing => thing === event.target.value) ?? '' })
        }
      >
        <option value="">Everything</option>
        {changeSubjects.map(thing => (
          <option key={thing} value={thing}>
            {changeWords[thing].plural}
          </option>
        ))}
      </Select>
      <Select
        label="By"
        className="w-44 max-sm:w-auto max-sm:grow max-sm:basis-36"
        value={query.by}
        onChange={event => onFilter({ by: event.target.value })}
      >
        <option value="">Everyone</option>
        {people.map(({ id, firstName, lastName }) => (
          <option key={id} value={id}>
            {firstName} {lastName}
          </option>
        ))}
        {isFormerMember && <option value={query.by}>One person</option>}
      </Select>
      {members.state === 'failed' && (
        <p role="alert" className="flex min-h-11 items-center gap-3 text-error">
          The staff list could not be loaded.
          <Button variant="outline" size="small" pending={members.retrying} onClick={members.retry}>
            Retry
          </Button>
        </p>
      )}
      {query.about && (
        <p className="flex min-h-11 min-w-0 items-center gap-3">
          <span className="min-w-0 wrap-anywhere">About {about ?? 'one item'}</span>
          <Button
            variant="outline"
            size="small"
            className="shrink-0 whitespace-nowrap"
            onClick={() => onFilter({ about: '' })}
          >
            Show all
          </Button>
        </p>
      )}
    </div>
  )
}
