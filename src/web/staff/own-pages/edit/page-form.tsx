import type { FormEvent } from 'react'
import { Link } from 'react-router'
import type { OwnedPage } from '../../../../contract/pages.ts'
import { LeaveQuestion } from '../../../parts/form/leave-question.tsx'
import { SubmitButton } from '../../../parts/form/submit-button.tsx'
import { PageText } from '../../../parts/page-text/page-text.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { paths } from '../../paths.ts'
import { PageFields } from './page-fields.tsx'
import type { PageValues } from './page-values.ts'
import { usePageForm } from './use-page-form.ts'
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
  const { values, errors, isSaving, isOutdated, guard, change, save } = usePageForm(page, first)
  const preview = usePreview(values.body)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) void save(true)
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-8 lg:grid-cols-2">
      <div className="min-w-0 space-y-5">
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
        <PageFields values={values} errors={errors} summary={preview.summary} onChange={change} />
        <div className="flex flex-wrap gap-2 border-line border-t pt-5">
          <SubmitButton pending={isSaving} pendingLabel="Saving…">
            {page?.published ? 'Save' : 'Publish'}
          </SubmitButton>
          <Button variant="outline" disabled={isSaving} onClick={() => save(false)}>
            {page?.published ? 'Make it a draft' : 'Save as a draft'}
          </Button>
          <Link to={paths.ownPages()} className={buttonClass({ variant: 'outline' })}>
            Cancel
          </Link>
        </div>
      </div>
      <div className="min-w-0 self-start lg:sticky lg:top-5">
        <h2 className="mb-2 text-caption text-ink-2">Preview</h2>
        <section
          aria-label="Preview"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
          tabIndex={0}
          className="max-h-[80vh] overflow-y-auto rounded-card border border-line bg-paper p-5"
        >
          <p className="mb-5 font-display text-display-m">{values.title || 'Title'}</p>
          {preview.problem ? (
            <Banner tone="error">{preview.problem}</Banner>
          ) : (
            <PageText html={preview.html} />
          )}
        </section>
      </div>
      <LeaveQuestion guard={guard}>What you changed will be lost.</LeaveQuestion>
    </form>
  )
}
