import { useState } from 'react'
import { asApiError } from '../../api/error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toast-context.ts'
import { GuardedDialog } from '../shell/guarded-dialog.tsx'
import { useInSight } from '../shell/use-still-open.ts'
import type { DealAct } from './deal-action.ts'
import { type DealProduct, dealName, type ShownDeal } from './deal-view.ts'
import { ProductChecks, ProductPicker } from './product-picker.tsx'

type Props = {
  deal: ShownDeal
  mock: boolean
  onAct: (act: DealAct) => Promise<void>
  onUnreached: () => void
  onClose: () => void
}

/** What comes in on one side, what goes out on the other; each button does its own. */
export function ManageDialog({ deal, mock, onAct, onUnreached, onClose }: Props) {
  const [adding, setAdding] = useState<DealProduct[]>([])
  const [removing, setRemoving] = useState<DealProduct[]>([])
  const { run, pending, error } = useRun(onAct, onClose)
  return (
    <GuardedDialog
      open
      unsaved={adding.length + removing.length > 0}
      onClose={onClose}
      size="wide"
      title={`Manage Products of ${dealName(deal)}`}
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
            without={deal.products}
            mock={mock}
            onUnreached={onUnreached}
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

/** A refusal stays in the dialog, with all that was chosen. */
function useRun(onAct: Props['onAct'], onDone: () => void) {
  const [pending, setPending] = useState<DealAct['kind'] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const toasts = useToasts()
  const inSight = useInSight()
  const run = async (act: DealAct) => {
    if (pending) return
    setPending(act.kind)
    try {
      await onAct(act)
      onDone()
    } catch (cause) {
      const { message } = asApiError(cause)
      if (!inSight.current) toasts.show({ tone: 'error', text: `The deal was not changed. ${message}` })
      setError(message)
      setPending(null)
    }
  }
  return { run, pending, error }
}
