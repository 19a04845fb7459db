import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useKept } from '../shell/use-stale-while-loading.ts'
import { type DealAct, doneWords, mockChange } from './deal-action.ts'
import type { ShownDeal } from './deal-view.ts'
import { sampleDeals } from './sample-deals.ts'
import { sendAct } from './send-deal-action.ts'

export type Loaded = {
  deals: ShownDeal[]
  /** The shop was not reached: what is shown is not its, or not so any more. */
  mock: boolean
}

/** `changeId`: by what it can be taken back, if at all. */
export type Told = { tone: 'success' | 'error'; text: string; changeId: string | null; nth: number }

/**
 * The deals and what is done to them. When the shop cannot be reached the screen goes on with samples and changes
 * that stay in the browser, and says so; a refusal is thrown, for the place where it was asked for.
 */
export function useDeals() {
  const [told, setTold] = useState<Told | null>(null)
  const tell = (tone: Told['tone'], text: string, changeId: string | null = null) =>
    setTold({ tone, text, changeId, nth: Date.now() })
  const kept = useKept('deals', '', async signal => {
    const loaded = await load(signal)
    if (loaded.mock) tell('error', mockWords)
    return loaded
  })

  const act = async (what: DealAct): Promise<void> => {
    const { deals, mock } = kept.value ?? { deals: [], mock: false }
    const sent = mock ? null : await send(what)
    tell('success', doneWords(what, sent === null), sent?.changeId)
    if (sent) kept.reload()
    else kept.replace({ deals: mockChange(deals, what), mock: true })
  }

  const undo = async (id: string): Promise<void> => {
    try {
      await browserApi.deals.undo({ params: { id } })
      tell('success', 'Taken back.')
    } catch (error) {
      tell('error', `Not taken back. ${asApiError(error).message}`)
    }
    kept.reload()
  }

  const loseShop = () => {
    tell('error', mockWords)
    kept.replace({ deals: kept.value?.deals ?? [], mock: true })
  }

  const reload = () => {
    setTold(null)
    kept.reload()
  }
  const dismiss = () => setTold(null)
  const { answer, value, loading } = kept
  return { answer, value, loading, reload, act, undo, loseShop, told, dismiss }
}

const mockWords = 'Using mock data - API not available'

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
async function send(act: DealAct): Promise<{ changeId: string | null } | null> {
  try {
    return { changeId: await sendAct(act) }
  } catch (error) {
    if (!asApiError(error).unreachable) throw error
    return null
  }
}
