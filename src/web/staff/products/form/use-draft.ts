import { useEffect, useState } from 'react'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { readSession } from '../../../api/session.ts'
import { type Baseline, type Draft, type DraftOwner, deleteDraft, readDraft, saveDraft } from './draft.ts'
import { hasStockChanged, restoreDraft } from './restore-draft.ts'
import type { ProductForm } from './use-product-form.ts'

type Options = {
  /** As it was when the form was opened. */
  product: StaffProduct | null
  baseline: Baseline | null
  userId: string
}

/** Keeps unsaved changes in the browser, and offers those that were left from an earlier visit. */
export function useDraft(form: ProductForm, { product, baseline, userId }: Options) {
  const productId = product?._id ?? null
  const owner: DraftOwner = { userId, productId }
  const [offered, setOffered] = useState<Draft | null>(() => readDraft(owner))
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          // Signing out deletes drafts: a late keystroke must not bring one back.
          if (readSession()?.userId !== userId) return
          if (isDirty ?? form.formState.isDirty)
            saveDraft({ userId, productId }, { begun: baseline, values }, new Date())
          else deleteDraft({ userId, productId })
        },
      }),
    [form, baseline, userId, productId],
  )
  return {
    offered,
    stockChanged: offered !== null && hasStockChanged(offered, product),
    restore: () => {
      if (offered) form.reset(restoreDraft(offered, product), { keepDefaultValues: true })
      setOffered(null)
    },
    discard: () => {
      deleteDraft(owner)
      setOffered(null)
    },
    drop: () => deleteDraft(owner),
  }
}
