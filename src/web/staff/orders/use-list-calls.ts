import { useMutation } from '@tanstack/react-query'
import type { Confirmation, RecordCall, StaffOrder } from '../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useToasts } from '../../ui/toast-context.ts'
import { useUndoToast } from '../dialogs/use-undo-toast.ts'
import { addPendingCall } from './pending-calls.ts'
import { takeBackCall } from './take-back-call.ts'
import type { useOrders } from './use-orders.ts'

type Call = { order: Called; outcome: RecordCall['outcome'] }
type Called = Pick<StaffOrder, '_id' | 'number' | 'confirmation' | 'attempts'>

const confirmationAfter: Partial<Record<RecordCall['outcome'], Confirmation>> = {
  confirmed: 'confirmed',
  wrong_number: 'wrong_number',
}

/** Records how a call ended from the list itself. The row shows it at once, and its old state again if the shop refuses. */
export function useListCalls(orders: ReturnType<typeof useOrders>) {
  const { show } = useToasts()
  const showUndoToast = useUndoToast()
  const showIn = (id: string, state: Partial<StaffOrder>) =>
    orders.update(page => ({
      ...page,
      orders: page.orders.map(order => (order._id === id ? { ...order, ...state } : order)),
    }))
  const { mutateAsync } = useMutation({
    mutationFn: ({ order: { _id: id }, outcome }: Call) =>
      browserApi.orders.call({ params: { id }, body: { outcome } }),
    onMutate: ({ order, outcome }) =>
      showIn(order._id, {
        confirmation: confirmationAfter[outcome] ?? order.confirmation,
        attempts: order.attempts + 1,
      }),
    onSuccess: ({ _id, confirmation, attempts }, { order, outcome }) => {
      showIn(_id, { confirmation, attempts })
      const text = `Order #${order.number}: ${words[outcome]}.`
      if (outcome === 'cancelled') return show({ text })
      showUndoToast({
        text,
        about: 'call',
        undone: `Undone: the call about order #${order.number}.`,
        undo: async () => {
          const now = await takeBackCall({ _id, attempts })
          showIn(_id, { confirmation: now.confirmation, attempts: now.attempts })
        },
      })
    },
    onError: (error, call) => {
      const { _id, number, confirmation, attempts } = call.order
      showIn(_id, { confirmation, attempts })
      const text = `The call about order #${number} was not recorded. ${asApiError(error).message}`
      show({ text, tone: 'error', action: { label: 'Retry', onAction: () => record(call) } })
    },
  })
  const record = (call: Call): void => addPendingCall(call.order._id, mutateAsync(call))
  return record
}

const words: Record<RecordCall['outcome'], string> = {
  confirmed: 'confirmed',
  no_answer: 'no answer',
  wrong_number: 'wrong number',
  cancelled: 'cancelled',
}
