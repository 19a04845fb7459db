import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { browserApi } from '../../../api/browser.ts'
import { privatePageMeta } from '../../../parts/private-page-meta.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { useRead } from '../../cache/use-read.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { paths } from '../../paths.ts'
import { ChartForm } from './chart-form.tsx'

export const meta = privatePageMeta('Size chart')

/** With `new` in the address, the form adds a chart. */
export default function SizeChartPage() {
  const { id = 'new' } = useParams()
  return <LoadedForm key={id} id={id} />
}

function LoadedForm({ id }: { id: string }) {
  const [reloads, setReloads] = useState(0)
  const { answer } = useRead(['size charts', reloads], signal => browserApi.sizeCharts.list({}, { signal }))
  const charts = answer.state === 'ready' ? answer.value.charts : []
  const chart = charts.find(({ _id }) => _id === id) ?? null
  if (answer.state === 'ready' && !chart && id !== 'new')
    return (
      <EmptyState heading="h1" title="There is no such size chart" text="It may have been deleted.">
        <Link to={paths.sizeCharts()} className={buttonClass()}>
          Go to size charts
        </Link>
      </EmptyState>
    )
  return (
    <>
      <PageHead title={id === 'new' ? 'Add size chart' : `Edit ${chart?.name ?? 'size chart'}`} />
      {answer.state === 'loading' && (
        <Loading label="Loading the size chart">
          <Skeleton className="h-96" />
        </Loading>
      )}
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          The size chart could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state === 'ready' && (
        <ChartForm
          key={reloads}
          chart={chart}
          charts={charts}
          onReload={() => setReloads(before => before + 1)}
        />
      )}
    </>
  )
}
