import { useState } from 'react'
import type { Product } from '../../../../contract/catalogue/catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import { Money } from '../../../parts/money.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AddFailure } from '../add-failure.tsx'
import type { Choice } from '../choice.ts'
import { stockOf } from '../choice-stock.ts'
import { optionsOf } from '../product-options.ts'
import { matchingChoice } from './pair-choice.ts'
import { PairPiece } from './pair-piece.tsx'
import { useAddPair } from './use-add-pair.ts'

type Props = {
  open: boolean
  onClose: () => void
  product: Product
  /** What is chosen on the product's page. */
  chosen: Choice
  /** The ids of what it makes a pair with. */
  others: readonly string[]
}

/** Colour and size of every piece of a pair, and one button that adds them all. */
export function PairDialog({ open, onClose, product, chosen, others }: Props) {
  const answer = useAnswer(`pair ${others.join(' ')}`, signal =>
    browserApi.catalogue.some({ query: { ids: others.join(',') } }, { signal }),
  )
  if (answer.state === 'ready')
    return <ChoiceDialog open={open} onClose={onClose} pieces={[product, ...answer.value]} chosen={chosen} />
  return (
    <Dialog open={open} onClose={onClose} title="Add both">
      {answer.state === 'failed' ? (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          What belongs to it could not be loaded. {answer.error.message}
        </ErrorState>
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  )
}

/** The first piece is the one whose page it is. */
type ChoiceProps = Pick<Props, 'open' | 'onClose' | 'chosen'> & { pieces: readonly Product[] }

function ChoiceDialog({ open, onClose, pieces, chosen }: ChoiceProps) {
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [asked, setAsked] = useState(false)
  const { add, pending, failure } = useAddPair(onClose)
  const choiceOf = (piece: Product) =>
    choices[piece._id] ?? (piece === pieces[0] ? chosen : matchingChoice(piece, chosen.color))
  const stock = (piece: Product) => stockOf(piece, optionsOf(piece), choiceOf(piece))
  const wanted = pieces.filter(({ _id }) => !leftOut.includes(_id))
  const soldOut = wanted.some(piece => stock(piece).left === 0)
  const title = pieces.length === 2 ? 'Add both' : `Add all ${pieces.length}`

  const press = () => {
    setAsked(true)
    const open = wanted.find(piece => stock(piece).needsSize)
    if (open) return document.getElementById(`piece-${open._id}`)?.focus()
    if (wanted.length > 0 && !soldOut) void add(wanted.map(piece => ({ piece, choice: choiceOf(piece) })))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <div className="w-full">
          <AddFailure error={failure} onRetry={press} />
          <Button
            className="w-full"
            pending={pending}
            pendingLabel="Adding…"
            aria-disabled={wanted.length === 0 || soldOut || undefined}
            onClick={press}
          >
            <span>
              Add {wanted.length === 2 && pieces.length === 2 ? 'both' : wanted.length} to cart,{' '}
              <Money amount={wanted.reduce((sum, { price }) => sum + price, 0)} />
            </span>
          </Button>
        </div>
      }
    >
      <ul className="divide-y divide-line">
        {pieces.map(piece => (
          <PairPiece
            key={piece._id}
            piece={piece}
            choice={choiceOf(piece)}
            sizeMissing={asked && stock(piece).needsSize}
            onChoose={(name, value) =>
              setChoices({ ...choices, [piece._id]: { ...choiceOf(piece), [name]: value } })
            }
            // Of two, leaving one out is what the page's own button is for.
            include={
              pieces.length > 2
                ? {
                    checked: !leftOut.includes(piece._id),
                    onChange: checked =>
                      setLeftOut(checked ? leftOut.filter(id => id !== piece._id) : [...leftOut, piece._id]),
                  }
                : null
            }
          />
        ))}
      </ul>
    </Dialog>
  )
}
