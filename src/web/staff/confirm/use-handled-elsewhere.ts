import { useState } from 'react'
import type { StaffOrderDetail } from '../../../contract/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { wasHandled } from './was-handled.ts'

/** Whether somebody else has dealt with the order on the card since it came up; `look` asks the shop. */
export function useHandledElsewhere(current: StaffOrderDetail | null) {
  const [handled, setFound] = useState<StaffOrderDetail | null>(null)
  const check = async () => {
    if (!current) return
    try {
      const now = await browserApi.orders.staffGet({ params: { id: current._id } })
      if (wasHandled(current, now)) setFound(now)
    } catch {
      // A call about it is refused in words then.
    }
  }
  return { handledElsewhere: handled?._id === current?._id ? handled : null, look: check }
}
