import { useEffect, useRef, useState } from 'react'
import { changeWords } from '../../../contract/changes/change-words.ts'
import type { Change } from '../../../contract/staff.ts'
import { browserApi } from '../../api/browser.ts'
import { countLabel } from '../../ui/count-label.ts'
import { useToasts } from '../../ui/toast-context.ts'
import { useConfirmation } from '../dialogs/use-confirmation.ts'
import { undoneMessage } from '../products/list/bulk-messages.ts'
import { changeText } from './change-sentence.ts'

/** Asks before it undoes a change, since other changes may belong to it. The focus then goes to the row's new state. */
export function useUndoDialog(shown: readonly Change[] | undefined, reload: () => void) {
  const toasts = useToasts()
  const [change, setChange] = useState<Change | null>(null)
  const undoneId = useRef<string>(null)
  const confirmation = useConfirmation(async () => {
    if (!change) return
    toasts.show({ text: await undo(change) })
    undoneId.current = change._id
    reload()
  })
  useEffect(() => {
    if (!undoneId.current || !shown?.some(({ _id, undone }) => undone && _id === undoneId.current)) return
    const status = document.querySelector<HTMLElement>(`[data-undone="${CSS.escape(undoneId.current)}"]`)
    undoneId.current = null
    if (document.activeElement === document.body) status?.focus()
  }, [shown])
  return {
    title: change ? `Undo this: ${changeText(change)}?` : '',
    ask: (next: Change) => {
      setChange(next)
      confirmation.ask()
    },
    dialog: confirmation.dialog,
  }
}

/** Everything else is undone with the products. */
const calls = {
  page: browserApi.pages.undo,
  category: browserApi.categories.undo,
  collection: browserApi.collections.undo,
  chart: browserApi.sizeCharts.undo,
}

const isCalled = (thing: string): thing is keyof typeof calls => thing in calls

async function undo({ thing, batchId }: Change): Promise<string> {
  const params = { id: batchId }
  if (!isCalled(thing)) return undoneMessage(await browserApi.catalogue.undo({ params }))
  const { left, purged } = await calls[thing]({ params })
  return [
    `The change of the ${changeWords[thing].name} is undone.`,
    left > 0 ? `${countLabel(left, 'item')} could not be put back.` : '',
    purged > 0 ? 'Its picture has been deleted since.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}
