import { Button } from '../../ui/button.tsx'

type AddProps = {
  soldOut: boolean
  /** Why nothing can be added. */
  soldOutLabel?: string
  /** What the button asks for first; null once that is chosen. */
  asks: string | null
  pending: boolean
  onAdd: () => void
  className?: string
}

export function AddButton({ soldOut, soldOutLabel = 'Sold out', asks, pending, onAdd, className }: AddProps) {
  return (
    <Button
      size="large"
      aria-disabled={soldOut}
      pending={pending}
      pendingLabel="Adding…"
      onClick={onAdd}
      className={className}
    >
      <span className="block first-letter:uppercase">{soldOut ? soldOutLabel : (asks ?? 'add to cart')}</span>
    </Button>
  )
}
