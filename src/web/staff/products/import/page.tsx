import { Link } from 'react-router'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { paths } from '../../paths.ts'
import { ExportButton } from '../list/export-button.tsx'
import { FileDrop } from './file-drop.tsx'
import { ImportReport } from './import-report.tsx'
import { useImport } from './use-import.ts'

export default function ImportPage() {
  const state = useImport()
  const { file, step, report, problem } = state
  const canChooseFile = step === null && !report?.done
  return (
    <div className="max-w-4xl">
      <PageHead>
        <Link to={paths.productList()} className={buttonClass({ variant: 'outline', size: 'small' })}>
          Go to products
        </Link>
      </PageHead>
      {!file && <Introduction />}
      {canChooseFile && (
        <FileDrop label={file ? 'Choose another file' : 'Choose a CSV or Excel file'} onFile={state.choose} />
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
      {step === 'checking' && (
        <Loading label="Checking the file">
          <p className="mt-5 mb-3">Checking {file?.name}…</p>
          <Skeleton className="h-40" />
        </Loading>
      )}
      {file && report && <ImportReport fileName={file.name} report={report} state={state} />}
    </div>
  )
}

const Introduction = () => (
  <div className="mb-5 max-w-text space-y-3 text-ink-2">
    <p>
      Import products from a CSV or Excel (.xlsx) file: one made with Export, or a product CSV from Shopify.
      Products whose ID or slug already exists are updated; all others are added. Stock changes by the
      difference you make in the exported file, so items sold since then stay sold.
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
