import { useState } from 'react'
import type { PackingQuery } from '../../../contract/orders/packing.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { liftToasts } from '../../ui/lift-toasts.ts'
import type { Selection } from '../controls/use-selection.ts'
import { Printer } from '../icons.tsx'
import { BulkResult } from '../orders/list/bulk-result.tsx'
import { ShipManyDialog } from '../orders/list/ship-many-dialog.tsx'
import { useBulkMove } from '../orders/list/use-bulk-move.ts'
import type { SelectedOrder } from '../orders/selected-order.ts'
import { paths } from '../paths.ts'
import { maxOrdersPerPrint } from '../print/max-per-print.ts'
import { PrintLink } from '../print/print-link.tsx'

type Props = { step: PackingQuery['step']; selection: Selection<SelectedOrder>; onMoved: () => void }

/** Moves the ticked orders one step on and prints their slips; stays in view below the rows. */
export function PackingBar({ step, selection, onMoved }: Props) {
  const { items: orders } = selection
  const bulk = useBulkMove(selection, { onMoving: () => undefined, onMoved })
  const [isShipping, setIsShipping] = useState(false)
  // About the orders as they were when it was asked; kept while the dialog fades out.
  const [question, setQuestion] = useState({ open: false, orders })
  const close = () => setQuestion({ ...question, open: false })
  const pack = (packed: typeof orders) => void bulk.move('Processing', {}, packed)
  const askOrPack = () => {
    if (orders.some(({ printAgain }) => printAgain)) setQuestion({ open: true, orders })
    else pack(orders)
  }
  return (
    <>
      {bulk.result && <BulkResult {...bulk.result} onDismiss={bulk.dismiss} />}
      {orders.length > 0 && (
        <section
          ref={liftToasts}
          aria-label="Selected orders"
          className="sticky bottom-(--bar-height,0px) z-header mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-line bg-white p-3 shadow-overlay"
        >
          <p className="flex min-h-11 items-center font-semibold tabular-nums">{orders.length} selected</p>
          <Button variant="quiet" onClick={selection.clear} className="-ml-4 max-md:ml-auto">
            Clear<span className="sr-only"> selection</span>
          </Button>
          {step === 'pack' ? (
            <Button pending={bulk.pending} pendingLabel="Moving…" onClick={askOrPack}>
              Mark as packed
            </Button>
          ) : (
            <Button pending={bulk.pending} pendingLabel="Moving…" onClick={() => setIsShipping(true)}>
              Mark as shipped…
            </Button>
          )}
          {orders.length > maxOrdersPerPrint ? (
            <p className="text-ink-2">At most {maxOrdersPerPrint} can be printed at once.</p>
          ) : (
            <PrintLink to={paths.slips(orders.map(({ _id }) => _id))}>
              <Printer size={16} />
              Print slips
            </PrintLink>
          )}
        </section>
      )}
      <OutdatedSlipsDialog
        open={question.open}
        numbers={question.orders.flatMap(({ number, printAgain }) => (printAgain ? number : []))}
        onCancel={close}
        onConfirm={() => {
          close()
          pack(question.orders)
        }}
      />
      <ShipManyDialog
        open={isShipping}
        orders={orders}
        onClose={() => setIsShipping(false)}
        onShip={parcels => {
          setIsShipping(false)
          void bulk.move('Shipped', parcels)
        }}
      />
    </>
  )
}

type OutdatedProps = {
  open: boolean
  numbers: readonly number[]
  onCancel: () => void
  onConfirm: () => void
}

/** What was packed by a slip may be what the order was before. */
function OutdatedSlipsDialog({ open, numbers, ...answers }: OutdatedProps) {
  return (
    <AlertDialog
      open={open}
      title={
        numbers.length === 1
          ? `Order #${numbers[0]} was changed after its slip was printed`
          : `${numbers.length} orders were changed after their slips were printed`
      }
      harmless
      cancelLabel="Look again"
      confirmLabel="Mark as packed"
      {...answers}
    >
      {numbers.length > 1 && <p>{numbers.map(number => `#${number}`).join(', ')}</p>}
      <p>Compare what you packed, and its label, with this screen.</p>
    </AlertDialog>
  )
}
