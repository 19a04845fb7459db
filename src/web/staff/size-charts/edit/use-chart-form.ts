import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { StaffSizeChart } from '../../../../contract/catalogue/size-charts.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { useLeaveGuard } from '../../../parts/form/use-leave-guard.ts'
import { useToasts } from '../../../ui/toast-context.ts'
import { paths } from '../../paths.ts'
import { type ChartValues, checkChart, newChart, toBody, toValues } from './chart-values.ts'

type State = {
  values: ChartValues
  /** By field; '' for the form as a whole. */
  errors: Record<string, string>
  isSaving: boolean
  /** How often it could not be saved. */
  tries: number
  /** Somebody else has saved it meanwhile. */
  isOutdated: boolean
}

/** The form of a size chart: null for a new one. */
export function useChartForm(chart: StaffSizeChart | null) {
  const toasts = useToasts()
  const navigate = useNavigate()
  const [first] = useState(() => (chart ? toValues(chart) : newChart))
  const [state, setState] = useState<State>({
    ...{ values: first, errors: {} },
    ...{ isSaving: false, isOutdated: false, tries: 0 },
  })
  const guard = useLeaveGuard(JSON.stringify(state.values) !== JSON.stringify(first))
  const change = (changed: Partial<ChartValues>) =>
    setState(before => {
      const values = { ...before.values, ...changed }
      // What was wrong is looked at again as soon as it changes; nothing is before the first try.
      const errors = Object.keys(before.errors).length > 0 ? checkChart(values) : {}
      return { ...before, values, errors }
    })
  const fail = (errors: State['errors'], isOutdated = false) =>
    setState(before => ({ ...before, errors, isOutdated, isSaving: false, tries: before.tries + 1 }))
  const save = async () => {
    const { values } = state
    const errors = checkChart(values)
    if (Object.keys(errors).length > 0) return fail(errors)
    setState(before => ({ ...before, errors: {}, isSaving: true }))
    const body = toBody(values)
    try {
      if (chart) {
        const params = { id: chart._id }
        await browserApi.sizeCharts.edit({ params, body: { ...body, version: chart.version } })
      } else await browserApi.sizeCharts.create({ body })
      guard.letGo()
      toasts.show({ text: `${values.name} is saved.` })
      await navigate(paths.sizeCharts())
    } catch (thrown) {
      const { code, message, fields } = asApiError(thrown)
      const named = Object.keys(fields).length > 0
      fail(named ? fields : { '': message }, code === 'size_chart_changed')
    }
  }
  return { ...state, guard, change, save, say: (message: string) => fail({ '': message }) }
}
