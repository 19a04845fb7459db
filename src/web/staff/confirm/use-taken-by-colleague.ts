import { useState } from 'react'
import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { wasHandled } from './was-handled.ts'

/**
 * The order on the card as somebody else has left it meanwhile, or null. `check` asks the shop, and hands on an order whose
 * pieces, address or price are others by now.
 */
export function useTakenByColleague(
  current: StaffOrderDetail | null,
  onChanged: (order: StaffOrderDetail) => void,
) {
  const [handled, setHandled] = useState<StaffOrderDetail | null>(null)
  const check = async () => {
    if (!current) return
    try {
      const now = await browserApi.orders.staffGet({ params: { id: current._id } })
      if (wasHandled(current, now)) setHandled(now)
      else if (now.version !== current.version) onChanged(now)
    } catch {
      // If it was handled, the shop refuses the call and says so.
    }
  }
  return { takenByColleague: handled?._id === current?._id ? handled : null, check }
}
