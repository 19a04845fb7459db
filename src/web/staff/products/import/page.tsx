import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { privatePageMeta } from '../../../parts/private-page-meta.ts'
import { paths } from '../../../paths.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { ExportButton } from '../list/export-button.tsx'
import { CategoryChoice, isCategoryAsked } from './category-choice.tsx'
import { FileDrop } from './file-drop.tsx'
import { ImportResult } from './import-result.tsx'
import { StockChanges, Warnings } from './report-notes.tsx'
import { Errors, importLabel, ReportView } from './report-view.tsx'
import { useImport } from './use-import.ts'

export const meta = privatePageMeta('Import products')

export default function ImportPage() {
  const state = useImport()
  const { file, step: pending, report, problem, undone } = state
  const result = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (report || undone) result.current?.focus()
  }, [report, undone])
  const canChooseFile = pending === null && !report?.done
  return (
    <div className="max-w-4xl">
      <PageHead title="Import products">
        <Link to={paths.productList()} className={buttonClass({ variant: 'outline', size: 'small' })}>
          Go to products
        </Link>
      </PageHead>
      {!file && <Introduction />}
      {canChooseFile && (
        <FileDrop label={file ? 'Choose another CSV file' : 'Choose a CSV file'} onFile={state.choose} />
      )}
      {problem && (
        <Banner
          tone="error"
          className="mt-5"
          action={
            problem.unreachable ? (
              <Button variant="outline" size="small" onClick={report?.done ? state.undo : state.checkAgain}>
                Retry
              </Button>
            ) : undefined
          }
        >
          {report?.done && 'The import was not undone. '}
          {problem.message}
        </Banner>
      )}
      {pending === 'looking' && (
        <Loading label="Checking the file">
          <p className="mt-5 mb-3">Checking {file?.name}…</p>
          <Skeleton className="h-40" />
        </Loading>
      )}
      {file && report && (
        <section aria-labelledby="result" className="mt-6">
          <h2 id="result" ref={result} tabIndex={-1} className="font-semibold text-heading">
            {file.name}
          </h2>
          {report.done ? (
            <ImportResult
              report={report}
              undone={undone}
              undoing={pending === 'undoing'}
              onUndo={state.undo}
            />
          ) : (
            <ReportView report={report} />
          )}
          {isCategoryAsked(report, state.category) && (
            <CategoryChoice chosen={state.category} onChoose={state.chooseCategory} />
          )}
          {report.errors.length > 0 && <Errors errors={report.errors} fileName={file.name} />}
          {!report.done && report.warnings.length > 0 && <Warnings warnings={report.warnings} />}
          {!report.done && report.stock.length > 0 && <StockChanges stock={report.stock} />}
          <NextSteps>
            {report.done && (
              <>
                <Link to={paths.productList()} className={buttonClass()}>
                  See the products
                </Link>
                <Button variant="outline" onClick={state.startOver}>
                  Import another file
                </Button>
              </>
            )}
            {!report.done && report.errors.length === 0 && report.created + report.updated > 0 && (
              <Button pending={pending === 'importing'} pendingLabel="Importing…" onClick={state.importNow}>
                {importLabel(report)}
              </Button>
            )}
            {!report.done && report.errors.length === 0 && report.created + report.updated === 0 && (
              <p className="text-ink-2">There is nothing to import: the shop has all of it already.</p>
            )}
          </NextSteps>
        </section>
      )}
    </div>
  )
}

const NextSteps = ({ children }: { children: ReactNode }) => (
  <div className="mt-6 flex flex-wrap gap-3">{children}</div>
)

const Introduction = () => (
  <div className="mb-5 max-w-text space-y-3 text-ink-2">
    <p>
      Import products from a CSV file: one made with Export, or a product CSV from Shopify. Products whose ID
      or slug already exists are updated; all others are added. Stock changes by the difference you make in
      the exported file, so items sold since then stay sold.
    </p>
    <p>
      The file is checked first and nothing is changed. You see what would happen, and any problems row by
      row, before you import it.
    </p>
    <p>
      From Shopify: Products, then Export, “All products”, “CSV for Excel, Numbers, or other spreadsheet
      programs”.
    </p>
    <p className="flex flex-wrap items-center gap-3">
      To start from your current products, export them: <ExportButton />
    </p>
  </div>
)
