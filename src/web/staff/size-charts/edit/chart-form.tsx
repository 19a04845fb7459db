import type { FormEvent } from 'react'
import { Link } from 'react-router'
import type { StaffSizeChart } from '../../../../contract/catalogue/size-charts.ts'
import { LeaveQuestion } from '../../../parts/form/leave-question.tsx'
import { SubmitButton } from '../../../parts/form/submit-button.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { useFocusWrongField } from '../../controls/use-focus-wrong-field.ts'
import { paths } from '../../paths.ts'
import { ChartDetails } from './chart-details.tsx'
import { ChartUses } from './chart-uses.tsx'
import { GridSection } from './grid-section.tsx'
import { useChartForm } from './use-chart-form.ts'

type Props = {
  /** Null to add one. */
  chart: StaffSizeChart | null
  charts: readonly StaffSizeChart[]
  /** Opens the form again with what is saved now. */
  onReload: () => void
}

export function ChartForm({ chart, charts, onReload }: Props) {
  const { values, errors, isSaving, isOutdated, tries, guard, change, save, say } = useChartForm(chart)
  const element = useFocusWrongField(tries)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) void save()
  }
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="max-w-4xl space-y-6">
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
      <ChartDetails {...{ values, errors, onChange: change }} />
      <GridSection values={values} errors={errors} onChange={change} onTooLarge={say} />
      <ChartUses {...{ values, errors, onChange: change }} id={chart?._id} charts={charts} />
      <div className="flex flex-wrap gap-2 border-line border-t pt-5">
        <SubmitButton pending={isSaving} pendingLabel="Saving…">
          Save size chart
        </SubmitButton>
        <Link to={paths.sizeCharts()} className={buttonClass({ variant: 'outline' })}>
          Cancel
        </Link>
      </div>
      <LeaveQuestion guard={guard}>What you changed will be lost.</LeaveQuestion>
    </form>
  )
}
