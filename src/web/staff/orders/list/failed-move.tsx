import { Button } from '../../../ui/button.tsx'
import type { PendingStatus } from '../pending-statuses.ts'

export function FailedMove({ number, move }: { number: number; move: PendingStatus & { state: 'failed' } }) {
  return (
    <tr className="block! md:table-row!">
      <td colSpan={8}>
        <div role="alert" className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 text-error">
          Order #{number} was not moved to {move.to}. {move.message}
          <Button size="small" variant="outline" onClick={move.retry}>
            Retry<span className="sr-only"> order #{number}</span>
          </Button>
        </div>
      </td>
    </tr>
  )
}
