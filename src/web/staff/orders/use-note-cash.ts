import { useMutation } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { countLabel } from '../../ui/count-label.ts'
import { useToasts } from '../../ui/toast-context.ts'

type Paid = { _id: string; number: number }
type Note = { orders: readonly Paid[]; noted: boolean }

/** Notes that the cash of delivered orders has come, and takes it back from the message that says so. */
export function useNoteCash(onNoted: (ids: readonly string[]) => void) {
  const { show } = useToasts()
  const { mutate } = useMutation({
    mutationFn: ({ orders, noted }: Note) =>
      browserApi.orders.noteCash({ body: { ids: orders.map(({ _id }) => _id), noted } }),
    onSuccess: ({ moved, refused }, { orders, noted }) => {
      onNoted(moved)
      const done = orders.filter(({ _id }) => moved.includes(_id))
      if (done.length > 0) {
        const undo = { label: 'Undo', onAction: () => mutate({ orders: done, noted: false }) }
        show({ text: sentence(done, noted), ...(noted && { action: undo }) })
      }
      for (const { message } of refused.slice(0, 1)) show({ text: message, tone: 'error' })
    },
    onError: (error, note) => {
      const retry = { label: 'Retry', onAction: () => mutate(note) }
      show({ text: `The cash was not noted. ${asApiError(error).message}`, tone: 'error', action: retry })
    },
  })
  return (orders: readonly Paid[]) => mutate({ orders, noted: true })
}

function sentence(orders: readonly Paid[], noted: boolean): string {
  const [first] = orders
  const what = orders.length === 1 ? `Order #${first?.number}` : countLabel(orders.length, 'order')
  const [are, is] = [orders.length === 1 ? 'is' : 'are', noted ? 'paid' : 'not paid any more']
  return `${what} ${are} ${is}.`
}
