import { Button } from '../../ui/button.tsx'

type AddProps = {
  soldOut: boolean
  /** Why nothing can be added. */
  soldOutLabel?: string
  /** The button asks for the size first. */
  needsSize: boolean
  pending: boolean
  onAdd: () => void
  className?: string
}

export function AddButton({
  soldOut,
  soldOutLabel = 'Sold out',
  needsSize,
  pending,
  onAdd,
  className,
}: AddProps) {
  return (
    <Button
      size="large"
      aria-disabled={soldOut}
      pending={pending}
      pendingLabel="Adding…"
      onClick={onAdd}
      className={className}
    >
      <span className="block first-letter:uppercase">
        {soldOut ? soldOutLabel : needsSize ? 'Choose a size' : 'add to cart'}
      </span>
    </Button>
  )
}
