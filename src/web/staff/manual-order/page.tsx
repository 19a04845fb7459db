import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatMoney } from '../../../contract/money.ts'
import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { readSession } from '../../api/session.ts'
import { useToasts } from '../../ui/toast-context.ts'
import { useRead } from '../cache/use-read.ts'
import { useGoOn } from '../dialogs/use-still-open.ts'
import { PageHead } from '../frame/page-head.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { paths } from '../paths.ts'
import { keptDraft } from './kept-draft.ts'
import { draftOfOrder, emptyDraft } from './manual-draft.ts'
import { OrderForm } from './order-form.tsx'

/** An order that somebody sent by message, told on the phone or gave over the counter. */
export default function NewOrderPage() {
  const [params] = useSearchParams()
  const again = params.get('again')
  const goOn = useGoOn()
  const toasts = useToasts()
  const onPlaced = ({ _id, number, status, totalPrice, currency }: StaffOrderDetail) => {
    const done = status === 'Delivered' ? 'sold' : 'placed'
    toasts.show({ text: `Order #${number} ${done}: ${formatMoney(totalPrice, currency)}.` })
    void goOn(paths.adminOrders(_id))
  }
  return (
    <>
      <PageHead />
      {again === null ? <Typed onPlaced={onPlaced} /> : <Again key={again} id={again} onPlaced={onPlaced} />}
    </>
  )
}

type Props = { onPlaced: (order: StaffOrderDetail) => void }

/** Begins with what was typed before and not placed. */
function Typed({ onPlaced }: Props) {
  const [begun] = useState(() => keptDraft({ userId: currentUser(), again: null }) ?? emptyDraft)
  return <OrderForm begun={begun} again={null} onPlaced={onPlaced} />
}

/** Begins with the pieces and the buyer of another order, or with what was made of them before. */
function Again({ id, onPlaced }: Props & { id: string }) {
  const { answer, value } = useRead(['order to place again', id], signal =>
    browserApi.orders.openForChange({ params: { id } }, { signal }),
  )
  if (answer.state === 'failed' || !value)
    return <ReadState answer={answer} what="The order" skeleton="h-96" />
  const begun = keptDraft({ userId: currentUser(), again: id }) ?? draftOfOrder(value)
  return <OrderForm begun={begun} again={id} onPlaced={onPlaced} />
}

const currentUser = () => readSession()?.userId ?? ''
