import type { Ref } from 'react'
import type { ApiError } from '../../../api/error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'

type Props = {
  ref: Ref<HTMLDivElement>
  refusal: ApiError
  saving: boolean
  onSaveOver: () => void
  /** Discards what was typed and shows the saved version. */
  onReload: () => void
}

/** Why the product was not saved. If somebody else saved it meanwhile, it offers both versions. */
export function RefusalBanner({ ref, refusal, saving, onSaveOver, onReload }: Props) {
  if (refusal.code !== 'product_changed') {
    return (
      <Banner ref={ref} tone="error" className="mb-5">
        {refusal.message}
      </Banner>
    )
  }
  return (
    <Banner
      ref={ref}
      tone="error"
      className="mb-5"
      action={
        <div className="flex flex-wrap gap-2 py-1">
          <Button variant="outline" size="small" onClick={onReload}>
            Show the saved version
          </Button>
          <Button variant="outline" size="small" pending={saving} pendingLabel="Saving…" onClick={onSaveOver}>
            Overwrite it with mine
          </Button>
        </div>
      }
    >
      {refusal.message} Your changes are not saved yet. Showing the saved version discards what you typed.
    </Banner>
  )
}
