import { saveFile } from '../../../parts/save-file.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { countLabel } from '../../../ui/count-label.ts'
import { errorsCsv } from './errors-csv.ts'
import { maxRowsShown, RowMessages } from './row-messages.tsx'
import type { Report } from './use-import.ts'

const formatLabels: Record<Report['format'], string> = {
  zari: 'This is the shop’s own export format.',
  shopify: 'This is Shopify’s product CSV.',
}

/** How many rows and products the file has. */
export const ReportSummary = ({ report }: { report: Report }) => (
  <>
    <p>{formatLabels[report.format]}</p>
    <dl className="mt-4 grid max-w-text grid-cols-2 gap-3 sm:grid-cols-4">
      <Count name="Rows read" value={report.rows} />
      <Count name="New" value={report.created} />
      <Count name="Changed" value={report.updated} />
      <Count name="As before" value={report.unchanged} />
    </dl>
  </>
)

const Count = ({ name, value }: { name: string; value: number }) => (
  <div className="rounded-control border border-line px-3 py-2">
    <dt className="text-caption text-ink-2">{name}</dt>
    <dd className="font-semibold text-heading tabular-nums">{value}</dd>
  </div>
)

export function ErrorTable({ errors, fileName }: { errors: Report['errors']; fileName: string }) {
  const rows = new Set(errors.map(({ row }) => row)).size
  return (
    <>
      <Banner
        tone="error"
        title={`${rows} ${rows === 1 ? 'row has' : 'rows have'} to be corrected first`}
        className="mt-5"
        action={
          <Button variant="outline" size="small" onClick={() => saveFile(errorsCsv(errors, fileName))}>
            Download the errors
          </Button>
        }
      >
        Nothing was changed. Correct the file and choose it again.
      </Banner>
      <RowMessages label="Errors in the file" messageLabel="What is wrong" messages={errors} />
      {errors.length > maxRowsShown && (
        <p className="mt-3 text-ink-2">{errors.length - maxRowsShown} more are in the error file.</p>
      )}
    </>
  )
}

/** "Import 12 products" */
export const importLabel = ({ created, updated }: Report): string =>
  `Import ${countLabel(created + updated, 'product')}`
