import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useToasts } from '../../ui/toast-context.ts'
import { useRead } from '../cache/use-read.ts'
import { useUndoToast } from '../dialogs/use-undo-toast.ts'
import { applyMockAction } from './apply-mock-action.ts'
import { type DealAction, successMessage } from './deal-action.ts'
import type { DealProduct, DealView } from './deal-view.ts'
import { sampleDeals } from './sample-deals.ts'

export type Loaded = {
  deals: DealView[]
  /** The shop could not be reached: these are samples, or hold unsaved changes. */
  mock: boolean
}

/**
 * The deals, and the actions on them. While the shop cannot be reached, samples and changes stay in the browser only,
 * and the page says so. `perform` throws when the shop refuses.
 */
export function useDeals(onUndone: () => void) {
  const { show } = useToasts()
  const showUndoToast = useUndoToast()
  const stored = useRead(['deals'], load)

  const perform = async (action: DealAction): Promise<void> => {
    const { deals, mock } = stored.value ?? { deals: [], mock: false }
    const saved = mock ? null : await saveUnlessUnreachable(action)
    const text = successMessage(action, saved === null)
    const changeId = saved?.changeId
    const about = 'deals'
    if (changeId) showUndoToast({ text, about, undone: 'Undone.', undo: () => undo(changeId) })
    else show({ text, about })
    if (saved) stored.reload()
    else stored.replace({ deals: applyMockAction(deals, action), mock: true })
  }

  const undo = async (id: string): Promise<void> => {
    try {
      await browserApi.deals.undo({ params: { id } })
    } finally {
      stored.reload()
      onUndone()
    }
  }

  const switchToMock = () => stored.replace({ deals: stored.value?.deals ?? [], mock: true })
  const { answer, value, loading, reload } = stored
  return { answer, value, loading, reload, perform, switchToMock }
}

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

/** Returns the id of the change that can be undone; null where none can. Throws when the shop refuses. */
async function sendDealAction(action: DealAction): Promise<string | null> {
  const { deals } = browserApi
  if (action.kind === 'create') {
    await deals.create({ body: { ...action.input, products: idsOf(action.products) } })
    return null
  }
  const params = { id: action.id }
  if (action.kind === 'update') return (await deals.update({ params, body: action.input })).changeId
  if (action.kind === 'delete') return (await deals.remove({ params })).changeId
  const body = { productIds: idsOf(action.products) }
  const change = action.kind === 'add' ? deals.addProducts : deals.removeProducts
  return (await change({ params, body })).changeId
}

const idsOf = (products: readonly DealProduct[]) => products.map(({ _id }) => _id)
