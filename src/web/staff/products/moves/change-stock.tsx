import { useState } from 'react'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast-context.ts'
import { ShelvesDialog } from '../stock/shelves-dialog.tsx'
import { useUndo } from '../use-undo.ts'

/** Opens the product's stock as it is at that moment: pieces that came, were counted or are lost. */
export function ChangeStock({ productId, onSaved }: { productId: string; onSaved: () => void }) {
  const toasts = useToasts()
  const undo = useUndo(onSaved)
  const [product, setProduct] = useState<StaffProduct | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const open = async () => {
    setPending(true)
    try {
      setProduct(await browserApi.catalogue.staffGet({ params: { id: productId } }))
      setIsOpen(true)
    } catch (error) {
      toasts.show({ tone: 'error', text: asApiError(error).message })
    }
    setPending(false)
  }
  return (
    <>
      <Button size="small" aria-haspopup="dialog" pending={pending} pendingLabel="Opening…" onClick={open}>
        Change stock
      </Button>
      {product && (
        <ShelvesDialog
          open={isOpen}
          product={product}
          onClose={() => setIsOpen(false)}
          onRefreshed={setProduct}
          onSaved={saved => {
            setIsOpen(false)
            const { changeId } = saved
            toasts.show({
              text: `${saved.title} has ${saved.inventory} in stock now.`,
              ...(changeId && { action: { label: 'Undo', onAction: () => void undo(changeId) } }),
            })
            onSaved()
          }}
        />
      )}
    </>
  )
}
