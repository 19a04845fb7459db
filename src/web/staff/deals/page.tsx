import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { asApiError } from '../../api/error.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { DealCard } from './deal-card.tsx'
import { DealDialog } from './deal-dialog.tsx'
import { DealNotices } from './deal-notices.tsx'
import { type DealView, dealName } from './deal-view.ts'
import { ManageDialog } from './manage-dialog.tsx'
import { useDeals } from './use-deals.ts'
import { useNow } from './use-now.ts'

export const meta = privatePageMeta('Deals')

type Open = { dialog: 'edit' | 'manage' | 'delete'; deal: DealView } | { dialog: 'add'; deal: null } | null

export default function DealsPage() {
  const { answer, value, loading, reload, act, undo, loseShop, told, dismiss } = useDeals()
  const [open, setOpen] = useState<Open>(null)
  const now = useNow()
  const add = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(null)
  const deals = value?.deals ?? []
  const mock = value?.mock ?? false
  return (
    <>
      <PageHead title="Deals Management" count={value ? countLabel(deals.length) : undefined}>
        <Button ref={add} size="small" onClick={() => setOpen({ dialog: 'add', deal: null })}>
          Add New Deal
        </Button>
      </PageHead>
      <DealNotices
        notice={told}
        onDismiss={dismiss}
        onUndo={async id => {
          await undo(id)
          // Its button is gone with the notice.
          add.current?.focus()
        }}
        mock={mock}
        retrying={loading}
        onRetry={reload}
      />
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
      {(open?.dialog === 'add' || open?.dialog === 'edit') && (
        <DealDialog
          deal={open.deal}
          deals={deals}
          mock={mock}
          onAction={act}
          onUnreachable={loseShop}
          onClose={close}
        />
      )}
      {open?.dialog === 'manage' && (
        <ManageDialog deal={open.deal} mock={mock} onAction={act} onUnreachable={loseShop} onClose={close} />
      )}
      {open?.dialog === 'delete' && (
        <DeleteDialog
          deal={open.deal}
          onClose={close}
          onConfirm={async () => {
            await act({ kind: 'delete', id: open.deal._id })
            // At once: while the question is open, nothing beside it can take the focus.
            flushSync(close)
            // Its own buttons are gone with the card.
            add.current?.focus()
          }}
        />
      )}
    </>
  )
}

const countLabel = (count: number) => (count === 0 ? undefined : `${count} ${count === 1 ? 'deal' : 'deals'}`)

const DealsSkeleton = () => (
  <Loading label="Loading deals">
    <div className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
      {['first', 'second', 'third'].map(name => (
        <Skeleton key={name} className="h-80" />
      ))}
    </div>
  </Loading>
)

type DeleteProps = { deal: DealView; onClose: () => void; onConfirm: () => Promise<void> }

function DeleteDialog({ deal, onClose, onConfirm }: DeleteProps) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const confirm = async () => {
    setPending(true)
    try {
      await onConfirm()
    } catch (cause) {
      setError(asApiError(cause).message)
      setPending(false)
    }
  }
  return (
    <AlertDialog
      open
      title="Are you sure you want to delete this deal?"
      confirmLabel="Delete"
      pending={pending}
      pendingLabel="Deleting…"
      error={error}
      onCancel={onClose}
      onConfirm={confirm}
    >
      {dealName(deal)} ends at once. Its products stay in the shop, orders keep the price they were placed at,
      and you can undo this.
    </AlertDialog>
  )
}
