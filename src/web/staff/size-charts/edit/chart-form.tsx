import { useState } from 'react'
import type { StaffSizeChart } from '../../../../contract/catalogue/size-charts.ts'
import { browserApi } from '../../../api/browser.ts'
import { paths } from '../../paths.ts'
import { RecordForm } from '../../records/record-form.tsx'
import { useRecordForm, useRecordValues } from '../../records/use-record-form.ts'
import { ChartDetails } from './chart-details.tsx'
import { ChartUses } from './chart-uses.tsx'
import { chartResolver, newChart, toValues } from './chart-values.ts'
import { GridSection } from './grid-section.tsx'

type Props = {
  /** Null to add one. */
  chart: StaffSizeChart | null
  charts: readonly StaffSizeChart[]
  /** Opens the form again with what is saved now. */
  onReload: () => void
}

export function ChartForm({ chart, charts, onReload }: Props) {
  const [first] = useState(() => (chart ? toValues(chart) : newChart))
  const state = useRecordForm({
    first,
    resolver: chartResolver,
    save: body =>
      chart
        ? browserApi.sizeCharts.edit({ params: { id: chart._id }, body: { ...body, version: chart.version } })
        : browserApi.sizeCharts.create({ body }),
    savedText: ({ name }) => `${name} is saved.`,
    leaveTo: paths.sizeCharts(),
    changedCode: 'size_chart_changed',
  })
  const { values, errors, change } = useRecordValues(state)
  const part = { values, errors, onChange: change }
  return (
    <RecordForm
      state={state}
      saveLabel="Save size chart"
      back={paths.sizeCharts()}
      onReload={onReload}
      className="max-w-4xl"
    >
      <ChartDetails {...part} />
      <GridSection {...part} onTooLarge={message => state.form.setError('root', { message })} />
      <ChartUses {...part} id={chart?._id} charts={charts} />
    </RecordForm>
  )
}
