import { useState } from 'react'
import { Link } from 'react-router'
import type { StaffSizeChart } from '../../../contract/catalogue/size-charts.ts'
import { browserApi } from '../../api/browser.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useToasts } from '../../ui/toast-context.ts'
import { useRead } from '../cache/use-read.ts'
import { paths } from '../paths.ts'
import { RecordPage } from '../records/record-page.tsx'
import { RemoveRecord } from '../records/remove-record.tsx'
import { ChartRow } from './chart-row.tsx'

export default function SizeChartsPage() {
  const toasts = useToasts()
  const [removing, setRemoving] = useState<StaffSizeChart | null>(null)
  const { answer, value, replace } = useRead(['size charts'], signal =>
    browserApi.sizeCharts.list({}, { signal }),
  )
  const remove = async ({ _id, name }: StaffSizeChart) => {
    replace(await browserApi.sizeCharts.remove({ params: { id: _id } }))
    setRemoving(null)
    toasts.show({ text: `${name} is deleted.` })
  }
  return (
    <>
      <RecordPage
        noun="chart"
        records={value?.charts ?? null}
        answer={answer}
        intro="The size guide on a product’s page shows the chart of the product, else that of its category, else that of its group. Without any there is no size guide."
        add={
          <Link to={paths.sizeChart('new')} className={buttonClass({ size: 'small' })}>
            Add size chart
          </Link>
        }
        empty={{
          title: 'No size charts yet',
          text: 'Type one, or paste it from a spreadsheet, and say which categories it is for.',
        }}
      >
        {charts =>
          charts.length > 0 && (
            <ul className="rounded-card border border-line bg-white">
              {charts.map(chart => (
                <ChartRow key={chart._id} chart={chart} onRemove={() => setRemoving(chart)} />
              ))}
            </ul>
          )
        }
      </RecordPage>
      {removing && (
        <RemoveRecord
          title={`Delete ${removing.name}?`}
          remove={() => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          Products that use it will show their group’s chart instead, or no size guide.
        </RemoveRecord>
      )}
    </>
  )
}
