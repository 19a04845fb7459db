import type { PaymentState } from '../../../contract/orders/order-status.ts'
import { StatusBadge, type StatusShape, type StatusTone } from '../../ui/status-badge.tsx'

const stateStyles: Record<PaymentState, { word: string; tone: StatusTone; shape: StatusShape }> = {
  unpaid: { word: 'Not charged', tone: 'neutral', shape: 'ring' },
  authorised: { word: 'Authorised', tone: 'info', shape: 'half' },
  paid: { word: 'Paid', tone: 'success', shape: 'tick' },
  refunded: { word: 'Refunded', tone: 'violet', shape: 'arrow' },
  released: { word: 'Released', tone: 'neutral', shape: 'bar' },
  failed: { word: 'Failed', tone: 'warning', shape: 'dot' },
}

export function PaymentBadge({ state }: { state: PaymentState }) {
  const { word, ...look } = stateStyles[state]
  return <StatusBadge {...look}>{word}</StatusBadge>
}
