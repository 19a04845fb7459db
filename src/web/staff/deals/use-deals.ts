import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useStaleWhileLoading } from '../shell/use-stale-while-loading.ts'
import { applyMockAction, type DealAction, successMessage } from './deal-action.ts'
import type { DealView } from './deal-view.ts'
import { sampleDeals } from './sample-deals.ts'
import { sendDealAction } from './send-deal-action.ts'

export type Loaded = {
  deals: DealView[]
  /** The shop was not reached: what is shown is not its, or not so any more. */
  mock: boolean
}

/** `changeId`: by what it can be taken back, if at all. */
export type Notice = { tone: 'success' | 'error'; text: string; changeId: string | null; key: number }

/**
 * The deals and what is done to them. When the shop cannot be reached the screen goes on with samples and changes
 * that stay in the browser, and says so; a refusal is thrown, for the place where it was asked for.
 */
export function useDeals() {
  const [notice, setTold] = useState<Notice | null>(null)
  const notify = (tone: Notice['tone'], text: string, changeId: string | null = null) =>
    setTold({ tone, text, changeId, key: Date.now() })
  const kept = useStaleWhileLoading('deals', '', async signal => {
    const loaded = await load(signal)
    if (loaded.mock) notify('error', mockMessage)
    return loaded
  })

  const perform = async (what: DealAction): Promise<void> => {
    const { deals, mock } = kept.value ?? { deals: [], mock: false }
    const saved = mock ? null : await saveUnlessUnreachable(what)
    notify('success', successMessage(what, saved === null), saved?.changeId)
    if (saved) kept.reload()
    else kept.replace({ deals: applyMockAction(deals, what), mock: true })
  }

  const undo = async (id: string): Promise<void> => {
    try {
      await browserApi.deals.undo({ params: { id } })
      notify('success', 'Undone.')
    } catch (error) {
      notify('error', `Not undone. ${asApiError(error).message}`)
    }
    kept.reload()
  }

  const switchToMock = () => {
    notify('error', mockMessage)
    kept.replace({ deals: kept.value?.deals ?? [], mock: true })
  }

  const reload = () => {
    setTold(null)
    kept.reload()
  }
  const dismiss = () => setTold(null)
  const { answer, value, loading } = kept
  return { answer, value, loading, reload, act: perform, undo, loseShop: switchToMock, told: notice, dismiss }
}

const mockMessage = 'Using mock data - API not available'

async function load(signal: AbortSignal): Promise<Loaded> {
  try {
    const { deals } = await browserApi.deals.list({}, { signal })
    return { deals, mock: false }
  } catch (error) {
    if (signal.aborted || !asApiError(error).unreachable) throw error
    return { deals: sampleDeals(new Date()), mock: true }
  }
}

/** Null when the shop was not reached; throws what it refuses. */
async function saveUnlessUnreachable(act: DealAction): Promise<{ changeId: string | null } | null> {
  try {
    return { changeId: await sendDealAction(act) }
  } catch (error) {
    if (!asApiError(error).unreachable) throw error
    return null
  }
}
