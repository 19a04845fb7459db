import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useRead } from '../shell/use-read.ts'
import { applyMockAction } from './apply-mock-action.ts'
import { type DealAction, successMessage } from './deal-action.ts'
import type { DealView } from './deal-view.ts'
import { sampleDeals } from './sample-deals.ts'
import { sendDealAction } from './send-deal-action.ts'

export type Loaded = {
  deals: DealView[]
  /** The shop could not be reached: these are samples, or hold unsaved changes. */
  mock: boolean
}

/** `changeId` names the change that can be undone, if any. */
export type Notice = { tone: 'success' | 'error'; text: string; changeId: string | null; key: number }

/**
 * The deals, and the actions on them. While the shop cannot be reached, samples and changes stay in the browser only,
 * and the page says so. `perform` throws when the shop refuses.
 */
export function useDeals() {
  const [notice, setNotice] = useState<Notice | null>(null)
  const notify = (tone: Notice['tone'], text: string, changeId: string | null = null) =>
    setNotice({ tone, text, changeId, key: Date.now() })
  const stored = useRead(['deals'], async signal => {
    const loaded = await load(signal)
    if (loaded.mock) notify('error', mockMessage)
    return loaded
  })

  const perform = async (action: DealAction): Promise<void> => {
    const { deals, mock } = stored.value ?? { deals: [], mock: false }
    const saved = mock ? null : await saveUnlessUnreachable(action)
    notify('success', successMessage(action, saved === null), saved?.changeId)
    if (saved) stored.reload()
    else stored.replace({ deals: applyMockAction(deals, action), mock: true })
  }

  const undo = async (id: string): Promise<void> => {
    try {
      await browserApi.deals.undo({ params: { id } })
      notify('success', 'Undone.')
    } catch (error) {
      notify('error', `Not undone. ${asApiError(error).message}`)
    }
    stored.reload()
  }

  const switchToMock = () => {
    notify('error', mockMessage)
    stored.replace({ deals: stored.value?.deals ?? [], mock: true })
  }

  const reload = () => {
    setNotice(null)
    stored.reload()
  }
  const dismiss = () => setNotice(null)
  const { answer, value, loading } = stored
  return { answer, value, loading, reload, perform, undo, switchToMock, notice, dismiss }
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

/** Null when the shop cannot be reached. Throws when it refuses. */
async function saveUnlessUnreachable(action: DealAction): Promise<{ changeId: string | null } | null> {
  try {
    return { changeId: await sendDealAction(action) }
  } catch (error) {
    if (!asApiError(error).unreachable) throw error
    return null
  }
}
