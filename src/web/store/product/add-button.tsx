import { Button } from '../../ui/button.tsx'

type AddProps = {
  soldOut: boolean
  /** Why nothing can be added. */
  soldOutLabel?: string
  pending: boolean
  onAdd: () => void
  className?: string
}

export function AddButton({ soldOut, soldOutLabel = 'Sold out', pending, onAdd, className }: AddProps) {
  return (
    <Button
      size="large"
      aria-disabled={soldOut}
      pending={pending}
      pendingLabel="Adding…"
      onClick={onAdd}
      className={className}
    >
      {soldOut ? soldOutLabel : 'add to cart'}
    </Button>
  )
}
