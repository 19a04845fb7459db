import { useState } from 'react'
import { browserApi } from '../../../api/browser.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { GuardedDialog } from '../../shell/guarded-dialog.tsx'
import { RetryBanner } from '../../shell/retry-banner.tsx'
import { staffDialogClass } from '../../shell/staff-dialog-class.ts'
import { staffKeys } from '../../shell/staff-keys.ts'
import { useRead } from '../../shell/use-read.ts'
import { DetailsTab } from './details-tab.tsx'
import { UpdateTab } from './update-tab.tsx'

type Props = {
  /** The order to show, or null. */
  id: string | null
  onClose: () => void
  /** The order was changed, so lists that show it are out of date. */
  onChanged: () => void
}

export function OrderDialog({ id, onClose, onChanged }: Props) {
  // Kept while the dialog fades out.
  const [shown, setShown] = useState(id)
  const [title, setTitle] = useState('Order')
  const [unsaved, setUnsaved] = useState(false)
  if (id && id !== shown) {
    setShown(id)
    setTitle('Order')
    setUnsaved(false)
  }
  return (
    <GuardedDialog
      open={id !== null}
      unsaved={unsaved}
      onClose={onClose}
      title={title}
      size="wide"
      className={staffDialogClass}
    >
      {shown && (
        <LoadedOrder
          key={shown}
          id={shown}
          onChanged={onChanged}
          onNumber={setTitle}
          onUnsaved={setUnsaved}
        />
      )}
    </GuardedDialog>
  )
}

type LoadedProps = Pick<Props, 'onChanged'> & {
  id: string
  onNumber: (title: string) => void
  onUnsaved: (unsaved: boolean) => void
}

function LoadedOrder({ id, onChanged, onNumber, onUnsaved }: LoadedProps) {
  const [tab, setTab] = useState<'details' | 'update'>('details')
  const { answer, value, replace, reload } = useRead([staffKeys.order, id], async signal => {
    const order = await browserApi.orders.staffGet({ params: { id } }, { signal })
    onNumber(`Order #${order.number}`)
    return order
  })
  if (!value) {
    return answer.state === 'failed' ? (
      <ErrorState onRetry={answer.error.status === 404 ? undefined : answer.retry} retrying={answer.retrying}>
        {answer.error.status === 404
          ? 'There is no such order.'
          : `The order could not be loaded. ${answer.error.message}`}
      </ErrorState>
    ) : (
      <Loading label="Loading the order">
        <Skeleton className="h-96" />
      </Loading>
    )
  }
  return (
    <>
      {answer.state === 'failed' && (
        <RetryBanner failure={answer} message="This order may be out of date." className="mb-3" />
      )}
      <Tabs
        label={`Order #${value.number}`}
        tabs={[
          { id: 'details', label: 'Details' },
          { id: 'update', label: 'Update Status' },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        {/* Both tabs stay mounted, so nothing typed is lost. */}
        <div hidden={tab !== 'details'}>
          <DetailsTab
            order={value}
            onOrder={replace}
            onChanged={onChanged}
            onUnsaved={onUnsaved}
            onReload={reload}
          />
        </div>
        <div hidden={tab !== 'update'}>
          <UpdateTab
            order={value}
            onMoved={() => {
              reload()
              onChanged()
            }}
          />
        </div>
      </Tabs>
    </>
  )
}
