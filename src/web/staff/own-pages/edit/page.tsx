import { useParams, useSearchParams } from 'react-router'
import { draftNames } from '../../../../contract/page-text.ts'
import type { OwnedPage } from '../../../../contract/pages.ts'
import { browserApi } from '../../../api/browser.ts'
import { paths } from '../../paths.ts'
import { RecordEditor } from '../../records/record-page.tsx'
import { PageForm } from './page-form.tsx'
import { newPage, type PageValues, toValues } from './page-values.ts'

type Read = { page: OwnedPage | null; first: PageValues }

/** With `new` in the address, the form adds a page, from a draft where the address names one. */
export default function OwnPageEditor() {
  const { id = 'new' } = useParams()
  const [search] = useSearchParams()
  const draft = draftNames.find(name => name === search.get('draft'))
  const read = async (signal: AbortSignal): Promise<Read> => {
    if (id !== 'new') {
      const page = await browserApi.pages.get({ params: { id } }, { signal })
      return { page, first: toValues(page) }
    }
    const text = draft && (await browserApi.pages.draft({ params: { id: draft } }, { signal }))
    return { page: null, first: { ...newPage, ...text } }
  }
  return (
    <RecordEditor
      key={`${id} ${draft}`}
      id={id}
      noun="page"
      cacheKey={`page ${draft}`}
      read={read}
      find={({ page }) => page}
      nameOf={({ title }) => title}
      list={{ name: 'pages', path: paths.ownPages() }}
    >
      {(page, { first }, onReload) => <PageForm page={page} first={first} onReload={onReload} />}
    </RecordEditor>
  )
}
