import { useParams } from 'react-router'
import { browserApi } from '../../../api/browser.ts'
import { paths } from '../../paths.ts'
import { RecordEditor } from '../../records/record-page.tsx'
import { ChartForm } from './chart-form.tsx'

/** With `new` in the address, the form adds a chart. */
export default function SizeChartPage() {
  const { id = 'new' } = useParams()
  return (
    <RecordEditor
      key={id}
      id={id}
      noun="size chart"
      cacheKey="size charts"
      read={signal => browserApi.sizeCharts.list({}, { signal })}
      find={({ charts }) => charts.find(({ _id }) => _id === id) ?? null}
      nameOf={({ name }) => name}
      list={{ name: 'size charts', path: paths.sizeCharts() }}
    >
      {(chart, { charts }, onReload) => <ChartForm chart={chart} charts={charts} onReload={onReload} />}
    </RecordEditor>
  )
}
