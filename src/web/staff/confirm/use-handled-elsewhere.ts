import { useState } from 'react'
import type { StaffOrderDetail } from '../../../contract/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { wasSettled } from './was-handled.ts'

/** Whether somebody else has dealt with the order on the card since it came up; `look` asks the shop. */
export function useTaken(current: StaffOrderDetail | null) {
  const [found, setFound] = useState<StaffOrderDetail | null>(null)
  const look = async () => {
    if (!current) return
    try {
      const now = await browserApi.orders.staffGet({ params: { id: current._id } })
      if (wasSettled(current, now)) setFound(now)
    } catch {
      // A call about it is refused in words then.
    }
  }
  return { taken: found?._id === current?._id ? found : null, look }
}
