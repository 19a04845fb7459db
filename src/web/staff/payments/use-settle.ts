import { type RefObject, useEffect, useState } from 'react'
import { formatDollars } from '../../../contract/money.ts'
import type { SettlePayment, UnsettledPayment } from '../../../contract/payments.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'

type Notice = { tone: 'success' | 'warning' | 'error'; text: string }

/** Settles one payment at a time and says what came of it, with the focus there: its row may be gone. */
export function useSettle(reload: () => void, banner: RefObject<HTMLDivElement | null>) {
  const [notice, setSaid] = useState<Notice | null>(null)
  const [settling, setSettling] = useState('')
  useEffect(() => {
    if (notice) banner.current?.focus({ preventScroll: true })
  }, [notice, banner])

  const settle = async (payment: UnsettledPayment, body: SettlePayment) => {
    setSettling(payment._id)
    setSaid(null)
    try {
      const { settled, problem } = await browserApi.payments.settle({ params: { id: payment._id }, body })
      setSaid(
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
      setSaid({ tone: 'error', text: failureMessage(payment, cause) }),
    )
  /** Null once it is closed, else why it is not: that is for the dialog, which has the note. */
  const close = async (payment: UnsettledPayment, note: string): Promise<string | null> => {
    try {
      await settle(payment, { how: 'close', note })
      return null
    } catch (cause) {
      // The answer may have been lost, or somebody else was first: the list says what is left.
      reload()
      if (asApiError(cause).code !== 'illegal_transition') return failureMessage(payment, cause)
      setSaid({ tone: 'success', text: `${paymentName(payment)} is settled already.` })
      return null
    }
  }
  return { said: notice, dismiss: () => setSaid(null), settling, retry, close }
}

function failureMessage(payment: UnsettledPayment, cause: unknown): string {
  const { message, unreachable } = asApiError(cause)
  return `${paymentName(payment)} ${unreachable ? 'may not have been settled' : 'was not settled'}. ${message}`
}

const paymentName = ({ amount, order }: UnsettledPayment) =>
  `The payment of ${formatDollars(amount)}${order ? ` for order #${order.number}` : ''}`
