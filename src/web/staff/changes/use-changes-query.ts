import { useSearchParams } from 'react-router'
import { type ChangeSubject, changeSubjects } from '../../../contract/changes/change-words.ts'
import { readPage } from '../../parts/paging/read-page.ts'
import { readId } from '../controls/read-id.ts'

export type ChangesQuery = { thing: ChangeSubject | ''; by: string; about: string; page: number }

/** The filters in the address. Setting one leads to the first page. */
export function useChangesQuery() {
  const [search, setSearch] = useSearchParams()
  const query: ChangesQuery = {
    thing: changeSubjects.find(thing => thing === search.get('thing')) ?? '',
    by: readId(search.get('by')),
    about: readId(search.get('about')),
    page: readPage(search),
  }
  const go = ({ page, ...filters }: ChangesQuery, replace = false) => {
    const entries = Object.entries({ ...filters, page: page > 1 ? String(page) : '' })
    setSearch(
      entries.filter(([, value]) => value !== ''),
      { replace },
    )
  }
  return {
    query,
    setFilters: (part: Partial<ChangesQuery>) => go({ ...query, page: 1, ...part }),
    goToPage: (page: number, how?: 'replace') => go({ ...query, page }, how === 'replace'),
  }
}
