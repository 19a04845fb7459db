import { useNavigate } from 'react-router'
import type { BulkChange, StaffProduct } from '../../../../contract/staff-catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import type { CallOptions } from '../../../api/client.ts'
import { asApiError } from '../../../api/error.ts'
import { useSaveOnce } from '../../../api/use-save-once.ts'
import { paths } from '../../../paths.ts'
import { useToasts } from '../../../ui/toast-context.ts'
import { doneWords, nothingWords, undoneWords } from './bulk-words.ts'

/** What is done to products of the list, each with a toast that can take it back. Throws what the shop refuses. */
export function useChangeProducts(reload: () => void) {
  const toasts = useToasts()
  const navigate = useNavigate()
  const saveOnce = useSaveOnce()

  const undo = async (batchId: () => Promise<string | undefined>) => {
    try {
      const id = await batchId()
      if (id === undefined) return
      toasts.show({ text: undoneWords(await browserApi.product.undo({ params: { id } })) })
    } catch (error) {
      toasts.show({ tone: 'error', text: `Not taken back. ${asApiError(error).message}` })
    }
    reload()
  }

  const bulk = async (ids: readonly string[], change: BulkChange['change'], options?: CallOptions) => {
    const { changed, changeId } = await browserApi.product.bulk({ body: { ids: [...ids], change } }, options)
    if (changeId === null) toasts.show({ text: nothingWords[change.kind] })
    else
      toasts.show({
        text: doneWords(change, changed),
        action: { label: 'Undo', onAction: () => undo(async () => changeId) },
      })
    reload()
  }

  const remove = async ({ _id, title }: StaffProduct) => {
    await browserApi.product.remove({ params: { id: _id } })
    toasts.show({
      text: `Deleted: ${title}`,
      action: { label: 'Undo', onAction: () => undo(() => deletionOf(_id)) },
    })
    reload()
  }

  const duplicate = async ({ _id, title }: StaffProduct) => {
    try {
      const copy = await saveOnce(
        options => browserApi.product.duplicate({ params: { id: _id } }, options),
        _id,
      )
      toasts.show({ text: `Copied as a draft: ${copy.title}` })
      await navigate(paths.editProduct(copy._id))
    } catch (error) {
      toasts.show({ tone: 'error', text: `Not duplicated: ${title}. ${asApiError(error).message}` })
    }
  }
  return { bulk, remove, duplicate }
}

/** Deleting answers no batch to undo, the audit trail knows it. */
async function deletionOf(productId: string): Promise<string | undefined> {
  const { changes } = await browserApi.staff.changes({
    query: { thing: 'product', subjectId: productId, limit: 1 },
  })
  return changes[0]?.batchId
}
