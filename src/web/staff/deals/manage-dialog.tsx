import { useState } from 'react'
import { asApiError } from '../../api/error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toast-context.ts'
import { GuardedDialog } from '../dialogs/guarded-dialog.tsx'
import { staffDialogClass } from '../dialogs/staff-dialog-class.ts'
import { useStillOpen } from '../dialogs/use-still-open.ts'
import type { DealAction } from './deal-action.ts'
import { type DealProduct, type DealView, dealName } from './deal-view.ts'
import { ProductChecks, ProductPicker } from './product-picker.tsx'

type Props = {
  deal: DealView
  mock: boolean
  onAction: (action: DealAction) => Promise<void>
  onUnreachable: () => void
  onClose: () => void
}

/** Adds products on one side and removes them on the other. */
export function ManageDialog({ deal, mock, onAction, onUnreachable, onClose }: Props) {
  const [adding, setAdding] = useState<DealProduct[]>([])
  const [removing, setRemoving] = useState<DealProduct[]>([])
  const { run, pending, error } = useDialogAction(onAction, onClose)
  return (
    <GuardedDialog
      open
      unsaved={adding.length + removing.length > 0}
      onClose={onClose}
      size="wide"
      title={`Manage Products of ${dealName(deal)}`}
      className={staffDialogClass}
    >
      {error && (
        <Banner tone="error" className="mb-4">
          {error}
        </Banner>
      )}
      <div className="grid gap-8 md:grid-cols-2">
        <div>
          <ProductPicker
            legend="Add products"
            chosen={adding}
            onChange={setAdding}
            excluded={deal.products}
            mock={mock}
            onUnreachable={onUnreachable}
          />
          <Button
            className="mt-3 w-full"
            aria-disabled={adding.length === 0}
            pending={pending === 'add'}
            onClick={() => run({ kind: 'add', id: deal._id, products: adding })}
          >
            Add {adding.length} Product(s)
          </Button>
        </div>
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-semibold text-label">Remove products</legend>
          <ProductChecks
            products={deal.products}
            chosen={removing}
            onChange={setRemoving}
            empty="This deal has no products."
          />
          <Button
            variant="outline"
            className="mt-3 w-full"
            aria-disabled={removing.length === 0}
            pending={pending === 'remove'}
            onClick={() => run({ kind: 'remove', id: deal._id, products: removing })}
          >
            Remove {removing.length} Product(s)
          </Button>
        </fieldset>
      </div>
    </GuardedDialog>
  )
}

/** When the shop refuses, the dialog stays open with all that was chosen. */
function useDialogAction(onAction: Props['onAction'], onDone: () => void) {
  const [pending, setPending] = useState<DealAction['kind'] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const toasts = useToasts()
  const isStillOpen = useStillOpen()
  const run = async (action: DealAction) => {
    if (pending) return
    setPending(action.kind)
    try {
      await onAction(action)
      onDone()
    } catch (cause) {
      const { message } = asApiError(cause)
      if (!isStillOpen.current) toasts.show({ tone: 'error', text: `The deal was not changed. ${message}` })
      setError(message)
      setPending(null)
    }
  }
  return { run, pending, error }
}
