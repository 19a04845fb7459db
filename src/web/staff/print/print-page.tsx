import { type ReactNode, useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { calling } from '../../../contract/accounts/staff-roles.ts'
import type { CallOptions } from '../../api/client.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { countLabel } from '../../ui/count-label.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useMay } from '../access/staff-role.ts'
import { useRead } from '../cache/use-read.ts'
import { paths } from '../paths.ts'
import { PrintGate } from './print-gate.tsx'
import './print.css'

type Props<T extends { _id: string }> = {
  /** 'Packing slips' */
  title: string
  /** Reads the orders with these ids, in their order. */
  read: (ids: string, options: CallOptions) => Promise<T[]>
  renderSheet: (order: T) => ReactNode
}

/** The orders named in the address, one on each sheet. The print dialog opens by itself. */
export const PrintPage = <T extends { _id: string }>(props: Props<T>) => (
  <PrintGate>
    <LoadedSheets {...props} />
  </PrintGate>
)

function LoadedSheets<T extends { _id: string }>({ title, read, renderSheet }: Props<T>) {
  const [search] = useSearchParams()
  const seesOrders = useMay(calling)
  const ids = [...new Set((search.get('ids') ?? '').split(',').filter(Boolean))]
  const { answer } = useRead(['print', title, ids], async signal =>
    ids.length === 0 ? [] : read(ids.join(','), { signal }),
  )
  const orders = answer.state === 'ready' ? answer.value : []
  usePrintDialog(orders.length > 0)
  const missing = answer.state === 'ready' ? ids.length - orders.length : 0
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-white px-4 py-3 print:hidden">
        <h1 className="font-semibold text-heading">{title}</h1>
        {orders.length > 0 && (
          <p className="text-ink-2">{countLabel(orders.length, 'order')}, one per page</p>
        )}
        <div className="ml-auto flex gap-2">
          <Link
            to={seesOrders ? paths.adminOrders() : paths.packing()}
            className={buttonClass({ variant: 'outline' })}
          >
            Go to orders
          </Link>
          <Button aria-disabled={orders.length === 0} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
      {answer.state === 'loading' && (
        <Loading label="Loading the orders">
          <Skeleton className="sheet h-dvh" />
        </Loading>
      )}
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          The orders could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state === 'ready' && orders.length === 0 && (
        <EmptyState title="Nothing to print" text="Tick orders in the list and print them from there." />
      )}
      {missing > 0 && orders.length > 0 && (
        <Banner tone="warning" className="m-4 print:hidden">
          {missing === 1 ? 'One of the orders was' : `${missing} of the orders were`} not found.
        </Banner>
      )}
      {orders.map(order => renderSheet(order))}
    </>
  )
}

/** Opens the print dialog once the fonts are loaded. */
function usePrintDialog(ready: boolean) {
  useEffect(() => {
    if (!ready) return
    let isUnmounted = false
    document.fonts.ready.then(() => {
      if (!isUnmounted) window.print()
    })
    return () => {
      isUnmounted = true
    }
  }, [ready])
}
