import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LinksDialog } from './links-dialog.tsx'

/** Opens what goes with a product. It is saved there, apart from the product's form. */
export function LinksButton({ productId, title }: { productId: string; title: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Goes with…
      </Button>
      {open && <LinksDialog productId={productId} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}
