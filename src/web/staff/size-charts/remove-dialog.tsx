import type { SizeChartList, StaffSizeChart } from '../../../contract/catalogue/size-charts.ts'
import { browserApi } from '../../api/browser.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { useConfirmation } from '../dialogs/use-confirmation.ts'

type Props = {
  chart: StaffSizeChart
  onClose: () => void
  onDone: (list: SizeChartList) => void
}

export function RemoveDialog({ chart: { _id, name }, onClose, onDone }: Props) {
  const { dialog } = useConfirmation(
    async () => onDone(await browserApi.sizeCharts.remove({ params: { id: _id } })),
    'open',
  )
  return (
    <AlertDialog
      {...dialog}
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      pendingLabel="Deleting…"
      onCancel={onClose}
    >
      Products that have it show the chart of their group then, or no size guide.
    </AlertDialog>
  )
}
