import { useEffect, useState } from 'react'
import type { StaffOrder } from '../../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../../api/browser.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { RetryBanner } from '../../cache/retry-banner.tsx'
import { staffKeys } from '../../cache/staff-keys.ts'
import { useRead } from '../../cache/use-read.ts'
import type { OrderAction } from '../actions/order-actions.ts'
import { DetailsTab } from './details-tab.tsx'
import { StepBar } from './step-bar.tsx'
import { UpdateTab } from './update-tab.tsx'

type Props = {
  id: string
  onChanged: () => void
  onNumber: (title: string) => void
  onUnsaved: (unsaved: boolean) => void
  onRun: (order: StaffOrder, action: OrderAction) => void
}

export function LoadedOrder({ id, onChanged, onNumber, onUnsaved, onRun }: Props) {
  const [tab, setTab] = useState<'details' | 'update'>('details')
  const { answer, value, replace, reload } = useRead(
    [staffKeys.order, id],
    signal => browserApi.orders.staffGet({ params: { id } }, { signal }),
    { keep: true },
  )
  const number = value?.number
  useEffect(() => {
    if (number) onNumber(`Order #${number}`)
  }, [number, onNumber])
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
            onRefused={reload}
            onMoved={() => {
              reload()
              onChanged()
            }}
          />
        </div>
      </Tabs>
      <StepBar order={value} onRun={onRun} />
    </>
  )
}
