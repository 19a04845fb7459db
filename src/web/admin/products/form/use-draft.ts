import { useEffect, useState } from 'react'
import { readSession } from '../../../api/session.ts'
import { type Draft, type DraftOf, draftOf, dropDraft, keepDraft } from './draft.ts'
import type { ProductForm } from './use-product-form.ts'

/** Keeps the form in the browser while it differs from what is saved, and offers what was left of last time. */
export function useDraft(form: ProductForm, of: DraftOf) {
  const { userId, productId } = of
  const [offered, setOffered] = useState<Draft | null>(() => draftOf(of))
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          // Signing out drops what was typed: a late keystroke must not bring it back.
          if (readSession()?.userId !== userId) return
          if (isDirty ?? form.formState.isDirty) keepDraft({ userId, productId }, values, new Date())
          else dropDraft({ userId, productId })
        },
      }),
    [form, userId, productId],
  )
  return {
    offered,
    restore: () => {
      if (offered) form.reset(offered.values, { keepDefaultValues: true })
      setOffered(null)
    },
    discard: () => {
      dropDraft(of)
      setOffered(null)
    },
    drop: () => dropDraft(of),
  }
}
