import type {
  BulkChange,
  EditedProduct,
  StaffProduct,
} from '../../../../contract/catalogue/staff-catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import type { CallOptions } from '../../../api/client.ts'
import { asApiError } from '../../../api/error.ts'
import { useIdempotentSave } from '../../../api/use-idempotent-save.ts'
import { useToasts } from '../../../ui/toast-context.ts'
import { useGoOn } from '../../dialogs/use-still-open.ts'
import { paths } from '../../paths.ts'
import { useUndo } from '../use-undo.ts'
import { doneMessage, nothingToDoMessages } from './bulk-messages.ts'

/** Changes products of the list, each with a toast that offers to undo it. Throws when the shop refuses. */
export function useChangeProducts(reload: () => void) {
  const toasts = useToasts()
  const goOn = useGoOn()
  const idempotentSave = useIdempotentSave()

  const undo = useUndo(reload)
  const undoable = (changeId: string) => ({ action: { label: 'Undo', onAction: () => undo(changeId) } })

  const bulk = async (ids: readonly string[], change: BulkChange['change'], options?: CallOptions) => {
    const { changed, changeId } = await browserApi.catalogue.bulk(
      { body: { ids: [...ids], change } },
      options,
    )
    if (changeId === null) toasts.show({ text: nothingToDoMessages[change.kind] })
    else toasts.show({ text: doneMessage(change, changed), ...undoable(changeId) })
    reload()
  }

  const remove = async ({ _id, title }: StaffProduct) => {
    const { changeId } = await browserApi.catalogue.remove({ params: { id: _id } })
    toasts.show({ text: `Deleted: ${title}`, ...undoable(changeId) })
    reload()
  }

  /** Says that an edit in a row was saved. */
  const showEdited = ({ changeId }: EditedProduct, message: string) => {
    if (changeId !== null) toasts.show({ text: message, ...undoable(changeId) })
  }

  const duplicate = async ({ _id, title }: StaffProduct) => {
    try {
      const copy = await idempotentSave(
        options => browserApi.catalogue.duplicate({ params: { id: _id } }, options),
        _id,
      )
      toasts.show({ text: `Copied as a draft: ${copy.title}` })
      await goOn(paths.editProduct(copy._id))
    } catch (error) {
      toasts.show({ tone: 'error', text: `Not duplicated: ${title}. ${asApiError(error).message}` })
    }
  }
  return { bulk, remove, duplicate, showEdited }
}
