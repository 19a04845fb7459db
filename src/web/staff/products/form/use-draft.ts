import { useEffect, useState } from 'react'
import type { StaffProduct } from '../../../../contract/staff-catalogue.ts'
import { readSession } from '../../../api/session.ts'
import { type Begun, type Draft, type DraftOf, draftOf, dropDraft, keepDraft } from './draft.ts'
import { isStockMoved, restored } from './restore-draft.ts'
import type { ProductForm } from './use-product-form.ts'

type Subject = {
  /** As the shop showed it when the form was opened. */
  product: StaffProduct | null
  begun: Begun | null
  userId: string
}

/** Keeps the form in the browser while it differs from what is saved, and offers what was left of last time. */
export function useDraft(form: ProductForm, { product, begun, userId }: Subject) {
  const productId = product?._id ?? null
  const of: DraftOf = { userId, productId }
  const [offered, setOffered] = useState<Draft | null>(() => draftOf(of))
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          // Signing out drops what was typed: a late keystroke must not bring it back.
          if (readSession()?.userId !== userId) return
          if (isDirty ?? form.formState.isDirty)
            keepDraft({ userId, productId }, { begun, values }, new Date())
          else dropDraft({ userId, productId })
        },
      }),
    [form, begun, userId, productId],
  )
  return {
    offered,
    stockMoved: offered !== null && isStockMoved(offered, product),
    restore: () => {
      if (offered) form.reset(restored(offered, product), { keepDefaultValues: true })
      setOffered(null)
    },
    discard: () => {
      dropDraft(of)
      setOffered(null)
    },
    drop: () => dropDraft(of),
  }
}
