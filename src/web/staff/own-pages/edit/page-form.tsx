import type { OwnedPage, PageInput } from '../../../../contract/pages.ts'
import { browserApi } from '../../../api/browser.ts'
import { PageText } from '../../../parts/page-text/page-text.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { paths } from '../../paths.ts'
import { RecordForm } from '../../records/record-form.tsx'
import { useRecordForm, useRecordValues } from '../../records/use-record-form.ts'
import { slugOf } from '../../search-fields/slug-of.ts'
import { PageFields } from './page-fields.tsx'
import { type PageValues, pageResolver } from './page-values.ts'
import { usePreview } from './use-preview.ts'

type Props = {
  /** Null to add one. */
  page: OwnedPage | null
  /** What the form begins with. */
  first: PageValues
  /** Opens the form again with what is saved now. */
  onReload: () => void
}

/** The fields of a page beside what shoppers will read. */
export function PageForm({ page, first, onReload }: Props) {
  const wasPublished = page?.published ?? false
  const state = useRecordForm({
    first,
    resolver: pageResolver,
    save: body =>
      page
        ? browserApi.pages.edit({ params: { id: page._id }, body: { ...body, version: page.version } })
        : browserApi.pages.create({ body }),
    savedText: body => doneText(body, wasPublished),
    leaveTo: paths.ownPages(),
    changedCode: 'page_changed',
  })
  const { values, errors, change } = useRecordValues(state)
  const preview = usePreview(values.body)
  const changeFields = (changed: Partial<PageValues>) => {
    // Until somebody writes another address, a new page has that of its title.
    const isOwn = !page && changed.title !== undefined && values.slug === slugOf(values.title)
    change(isOwn ? { ...changed, slug: slugOf(changed.title ?? '') } : changed)
  }
  const save = (published: boolean) => {
    state.form.setValue('published', published)
    void state.submit()
  }
  const { isSubmitting } = state.form.formState
  return (
    <RecordForm
      state={{
        ...state,
        submit: async event => {
          event?.preventDefault()
          save(true)
        },
      }}
      saveLabel={wasPublished ? 'Save' : 'Publish'}
      back={paths.ownPages()}
      onReload={onReload}
      className="grid gap-8 lg:grid-cols-2"
      buttons={
        <Button variant="outline" disabled={isSubmitting} onClick={() => save(false)}>
          {wasPublished ? 'Make it a draft' : 'Save as a draft'}
        </Button>
      }
      aside={<Preview title={values.title} {...preview} />}
    >
      <PageFields values={values} errors={errors} summary={preview.summary} onChange={changeFields} />
    </RecordForm>
  )
}

const Preview = ({ title, html, problem }: { title: string; html: string; problem: string | null }) => (
  <div className="min-w-0 self-start lg:sticky lg:top-5">
    <h2 className="mb-2 text-caption text-ink-2">Preview</h2>
    <section
      aria-label="Preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      tabIndex={0}
      className="max-h-[80vh] overflow-y-auto rounded-card border border-line bg-paper p-5"
    >
      <p className="mb-5 font-display text-display-m">{title || 'Title'}</p>
      {problem ? <Banner tone="error">{problem}</Banner> : <PageText html={html} />}
    </section>
  </div>
)

function doneText({ title, published }: PageInput, wasPublished: boolean): string {
  if (published === wasPublished) return `${title} is saved.`
  return published ? `${title} is published.` : `${title} is a draft again.`
}
