import type { StaffOrderDetail } from '../../../../contract/orders/staff-orders.ts'
import { Button } from '../../../ui/button.tsx'
import { liftToasts } from '../../../ui/lift-toasts.ts'
import { useStaffRole } from '../../access/staff-role.ts'
import { MoreMenu } from '../actions/more-menu.tsx'
import { actionsOf, type OrderAction } from '../actions/order-actions.ts'

type Props = {
  order: StaffOrderDetail
  onRun: (order: StaffOrderDetail, action: OrderAction) => void
}

/** The next step and the menu of the open order, as in its row; at the lower edge, near the thumb. */
export function StepBar({ order, onRun }: Props) {
  const { primary, menu } = actionsOf(order, useStaffRole())
  if (!primary && menu.length === 0) return null
  return (
    <div
      ref={liftToasts}
      className="sticky bottom-0 z-header -mx-4 mt-6 -mb-6 flex items-center gap-2 border-line border-t bg-white px-4 py-3"
    >
      {primary && (
        <Button
          variant={'record' in primary.effect ? 'outline' : 'primary'}
          onClick={event => event.detail < 2 && onRun(order, primary)}
          className="grow"
        >
          {primary.label}
        </Button>
      )}
      <MoreMenu label="More" order={order} actions={menu} onRun={action => onRun(order, action)} />
    </div>
  )
}
