import { useMutation } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { countLabel } from '../../ui/count-label.ts'
import { useToasts } from '../../ui/toast-context.ts'

type Taken = { _id: string; number: number }

/** Takes back one's own last moves to Processing, and says what became of it. */
export function useTakeBack({ onTakenBack }: { onTakenBack: (ids: readonly string[]) => void }) {
  const { show } = useToasts()
  const { mutateAsync } = useMutation({
    mutationFn: (orders: readonly Taken[]) =>
      browserApi.orders.takeBack({ body: { ids: orders.map(({ _id }) => _id) } }),
  })
  return async function takeBack(orders: readonly Taken[]): Promise<void> {
    try {
      const { moved, refused } = await mutateAsync(orders)
      onTakenBack(moved)
      if (moved.length > 0)
        show({ text: `Undone: ${namesOf(orders.filter(({ _id }) => moved.includes(_id)))}.` })
      for (const { message } of refused.slice(0, 1)) show({ text: `Not undone. ${message}`, tone: 'error' })
    } catch (error) {
      const retry = { label: 'Retry', onAction: () => void takeBack(orders) }
      show({ text: `Not undone. ${asApiError(error).message}`, tone: 'error', action: retry })
    }
  }
}

const namesOf = (orders: readonly Taken[]) =>
  orders.length === 1 ? `order #${orders[0]?.number}` : countLabel(orders.length, 'order')
