import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { seconds } from '../../../contract/durations.ts'
import { Button } from '../../ui/button.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { PageHead } from '../frame/page-head.tsx'
import { DealCard } from './deal-card.tsx'
import { DealDialogs, type OpenDialog } from './deal-dialogs.tsx'
import { MockNotice } from './mock-notice.tsx'
import { useDeals } from './use-deals.ts'

export default function DealsPage() {
  const addButton = useRef<HTMLButtonElement>(null)
  // The button for undo is gone with its message.
  const focusAdd = () => addButton.current?.focus()
  const { answer, value, loading, reload, perform, switchToMock } = useDeals(focusAdd)
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const now = useNow()
  const close = () => setOpen(null)
  const deals = value?.deals ?? []
  const mock = value?.mock ?? false
  return (
    <>
      <PageHead count={value ? dealCount(deals.length) : undefined}>
        <Button ref={addButton} size="small" onClick={() => setOpen({ dialog: 'add', deal: null })}>
          Add New Deal
        </Button>
      </PageHead>
      {mock && <MockNotice retrying={loading} onRetry={reload} />}
      {answer.state === 'failed' && !value && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          The deals could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {!value && answer.state !== 'failed' && <DealsSkeleton />}
      {value && deals.length === 0 && (
        <EmptyState
          title="No Deals Found"
          text="A deal shows its products on the home page until it ends, and can take a percentage off their price."
        >
          <Button onClick={() => setOpen({ dialog: 'add', deal: null })}>Create First Deal</Button>
        </EmptyState>
      )}
      <ul className="grid items-start gap-4 md:grid-cols-2 2xl:grid-cols-3">
        {deals.map(deal => (
          <li key={deal._id}>
            <DealCard
              deal={deal}
              deals={deals}
              now={now}
              onEdit={() => setOpen({ dialog: 'edit', deal })}
              onManage={() => setOpen({ dialog: 'manage', deal })}
              onDelete={() => setOpen({ dialog: 'delete', deal })}
            />
          </li>
        ))}
      </ul>
      <DealDialogs
        open={open}
        deals={deals}
        mock={mock}
        onAction={perform}
        onUnreachable={switchToMock}
        onClose={close}
        onDeleted={() => {
          // An open dialog holds the focus, so it has to be gone first. The buttons of the card are gone too.
          flushSync(close)
          focusAdd()
        }}
      />
    </>
  )
}

const dealCount = (count: number) => (count === 0 ? undefined : countLabel(count, 'deal'))

const DealsSkeleton = () => (
  <Loading label="Loading deals">
    <div className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
      {['first', 'second', 'third'].map(name => (
        <Skeleton key={name} className="h-80" />
      ))}
    </div>
  </Loading>
)

/** The time, updated every half minute, so that states of deals stay right on an open page. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), seconds(30))
    return () => clearInterval(timer)
  }, [])
  return now
}
