import { useState } from 'react'
import type { z } from 'zod'
import type { PreviewManualOrder } from '../../../contract/orders/manual-orders.ts'
import { CounterSale, ManualOrder } from '../../../contract/orders/manual-orders.ts'
import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import type { CallOptions } from '../../api/client.ts'
import { type ApiError, asApiError } from '../../api/error.ts'
import { readSession } from '../../api/session.ts'
import { useIdempotentSave } from '../../api/use-idempotent-save.ts'
import { usePublicShop } from '../../parts/use-public-shop.ts'
import { firstMissingChoice } from '../order-pieces/draft-line.ts'
import { usePreview } from '../order-pieces/use-preview.ts'
import { keepDraft } from './kept-draft.ts'
import { emptyDraft, isCounterSale, type ManualDraft, toOrder, toPreview, toSale } from './manual-draft.ts'

const askForPreview = (body: PreviewManualOrder, options: CallOptions) =>
  browserApi.orders.previewManual({ body }, options)

/** The order that is being typed: kept in the browser, priced by the shop, placed once. */
export function useManualOrder(
  begun: ManualDraft,
  again: string | null,
  onPlaced: (order: StaffOrderDetail) => void,
) {
  const [draft, setDraft] = useState(begun)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const [fields, setFields] = useState<Record<string, string>>({})
  const [tries, setTries] = useState(0)
  const country = usePublicShop()?.countries[0] ?? 'Pakistan'
  const userId = readSession()?.userId ?? ''
  const preview = usePreview(toPreview(draft), askForPreview, pending)
  const idempotentSave = useIdempotentSave()

  const put = (change: Partial<ManualDraft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    setError(null)
    if (change.lines) setFields(({ lines: _, ...others }) => others)
    // Signing out deletes drafts: a late keystroke must not bring one back.
    if (readSession()?.userId === userId) keepDraft({ userId, again }, next)
  }

  const refuse = (wrong: Record<string, string>) => {
    setFields(wrong)
    setTries(count => count + 1)
  }

  const place = async () => {
    const { send, wrong } = checked(draft, country)
    const toChoose = firstMissingChoice(draft.lines)
    if (wrong || toChoose) return refuse({ ...wrong, ...(toChoose && { lines: toChoose }) })
    if (!preview.shown) return
    const { money, currency } = preview.shown
    const shown = { expectedTotal: money.total, currency }
    setPending(true)
    setError(null)
    setFields({})
    try {
      const order = await idempotentSave(options => send(shown, options))
      keepDraft({ userId, again }, emptyDraft)
      onPlaced(order)
    } catch (cause) {
      const refusal = asApiError(cause)
      setError(refusal)
      refuse(refusal.fields)
      setPending(false)
    }
  }

  const startOver = () => {
    put({ ...emptyDraft, source: draft.source })
    setFields({})
  }
  const state = { pending, isPricing: preview.isAsking, error: error ?? preview.error, fields, tries }
  return { draft, put, place, startOver, preview, ...state }
}

type Shown = Pick<ManualOrder, 'expectedTotal' | 'currency'>
type Send = (shown: Shown, options: CallOptions) => Promise<StaffOrderDetail>
type Checked = { send: Send; wrong: null } | { send: null; wrong: Record<string, string> }

/** How a draft is sent, or what is wrong with it by field. */
function checked(draft: ManualDraft, country: string): Checked {
  if (isCounterSale(draft)) {
    const sale = CounterSale.safeParse(toSale(draft))
    if (!sale.success) return { send: null, wrong: messagesOf(sale.error) }
    const send: Send = (shown, options) =>
      browserApi.orders.sellAtCounter({ body: { ...sale.data, ...shown } }, options)
    return { send, wrong: null }
  }
  const order = ManualOrder.safeParse(toOrder(draft, country))
  if (!order.success) return { send: null, wrong: messagesOf(order.error) }
  const send: Send = (shown, options) =>
    browserApi.orders.createManual({ body: { ...order.data, ...shown } }, options)
  return { send, wrong: null }
}

/** The first message of each field. */
const messagesOf = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).toReversed())
