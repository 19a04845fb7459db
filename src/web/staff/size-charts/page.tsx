import { useState } from 'react'
import { Link } from 'react-router'
import type { StaffSizeChart } from '../../../contract/catalogue/size-charts.ts'
import { browserApi } from '../../api/browser.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { countLabel } from '../../ui/count-label.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useToasts } from '../../ui/toast-context.ts'
import { useRead } from '../cache/use-read.ts'
import { PageHead } from '../frame/page-head.tsx'
import { paths } from '../paths.ts'
import { ChartRow } from './chart-row.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

export const meta = privatePageMeta('Size charts')

export default function SizeChartsPage() {
  const toasts = useToasts()
  const [removing, setRemoving] = useState<StaffSizeChart | null>(null)
  const { answer, value, replace } = useRead(['size charts'], signal =>
    browserApi.sizeCharts.list({}, { signal }),
  )
  return (
    <>
      <PageHead title="Size charts" count={value ? countLabel(value.charts.length, 'chart') : undefined}>
        <Link to={paths.sizeChart('new')} className={buttonClass({ size: 'small' })}>
          Add size chart
        </Link>
      </PageHead>
      <p className="mb-5 max-w-text text-ink-2">
        The size guide on a product’s page shows the chart of the product, else that of its category, else
        that of its group. Without any there is no size guide.
      </p>
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          The size charts could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state !== 'failed' && !value && (
        <Loading label="Loading size charts">
          <Skeleton className="h-64" />
        </Loading>
      )}
      {value?.charts.length === 0 && (
        <EmptyState
          title="No size charts yet"
          text="Type one, or paste it from a spreadsheet, and say which categories it is for."
        />
      )}
      {value && value.charts.length > 0 && (
        <ul className="rounded-card border border-line bg-white">
          {value.charts.map(chart => (
            <ChartRow key={chart._id} chart={chart} onRemove={() => setRemoving(chart)} />
          ))}
        </ul>
      )}
      {removing && (
        <RemoveDialog
          chart={removing}
          onClose={() => setRemoving(null)}
          onDone={list => {
            replace(list)
            setRemoving(null)
            toasts.show({ text: `${removing.name} is deleted.` })
          }}
        />
      )}
    </>
  )
}
