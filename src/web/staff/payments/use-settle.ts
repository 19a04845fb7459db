import { type RefObject, useEffect, useState } from 'react'
import { formatMoney } from '../../../contract/money.ts'
import type { SettlePayment, UnsettledPayment } from '../../../contract/payments.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'

type Notice = { tone: 'success' | 'warning' | 'error'; text: string }

/** Settles one payment at a time. The focus goes to the notice with the result, since the row may be gone. */
export function useSettle(reload: () => void, banner: RefObject<HTMLDivElement | null>) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const [settling, setSettling] = useState('')
  useEffect(() => {
    if (notice) banner.current?.focus({ preventScroll: true })
  }, [notice, banner])

  const settle = async (payment: UnsettledPayment, body: SettlePayment) => {
    setSettling(payment._id)
    setNotice(null)
    try {
      const { settled, problem } = await browserApi.payments.settle({ params: { id: payment._id }, body })
      setNotice(
        settled
          ? { tone: 'success', text: `${paymentName(payment)} is settled.` }
          : { tone: 'warning', text: `${paymentName(payment)} is not settled yet. ${problem}` },
      )
      reload()
    } finally {
      setSettling('')
    }
  }
  const retry = (payment: UnsettledPayment) =>
    settle(payment, { how: 'retry', note: '' }).catch((cause: unknown) =>
      setNotice({ tone: 'error', text: failureMessage(payment, cause) }),
    )
  /** Null when the payment is closed, or the error for the dialog, which keeps the typed note. */
  const close = async (payment: UnsettledPayment, note: string): Promise<string | null> => {
    try {
      await settle(payment, { how: 'close', note })
      return null
    } catch (cause) {
      // The answer may be lost, or somebody else was first: the list shows what is left.
      reload()
      if (asApiError(cause).code !== 'illegal_transition') return failureMessage(payment, cause)
      setNotice({ tone: 'success', text: `${paymentName(payment)} is settled already.` })
      return null
    }
  }
  return { notice, dismiss: () => setNotice(null), settling, retry, close }
}

function failureMessage(payment: UnsettledPayment, cause: unknown): string {
  const { message, unreachable } = asApiError(cause)
  return `${paymentName(payment)} ${unreachable ? 'may not have been settled' : 'was not settled'}. ${message}`
}

const paymentName = ({ amount, currency, order }: UnsettledPayment) =>
  `The payment of ${formatMoney(amount, currency)}${order ? ` for order #${order.number}` : ''}`
