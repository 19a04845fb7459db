import { useState } from 'react'
import type { Product } from '../../../../contract/catalogue/catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { type Answer, useAnswer } from '../../../api/use-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Money } from '../../money.tsx'
import { priceFrom } from '../../product/price-from.ts'
import { AddFailure } from '../add-failure.tsx'
import { AfterAdding } from '../added/after-adding.tsx'
import type { Choice } from '../choice.ts'
import { stockOf } from '../choice-stock.ts'
import { optionsOf } from '../product-options.ts'
import { matchingChoice } from './pair-choice.ts'
import { pairOffer } from './pair-offer.ts'
import { PairPiece } from './pair-piece.tsx'
import { PairSaving } from './pair-saving.tsx'
import { useAddPair } from './use-add-pair.ts'

type Shown = { open: boolean; onClose: () => void }

type Props = Shown & {
  product: Product
  /** What is chosen on the product's page. */
  chosen: Choice
  /** What it makes a pair with. */
  others: readonly Pick<Product, '_id' | 'pairSaving'>[]
}

/** The choice of every piece of a pair, and one button that adds them all. */
export function PairDialog({ product, chosen, others, ...shown }: Props) {
  const ids = others.map(({ _id }) => _id)
  const answer = useAnswer(`pair ${ids.join(' ')}`, async signal => {
    const pieces = await browserApi.catalogue.some({ query: { ids: ids.join(',') } }, { signal })
    return pieces.map(piece => withSaving(piece, others.find(({ _id }) => _id === piece._id)?.pairSaving))
  })
  return <LoadingDialog {...shown} answer={answer} first={product} chosen={chosen} colour={chosen.color} />
}

const withSaving = (piece: Product, pairSaving: number | undefined): Product =>
  pairSaving === undefined ? piece : { ...piece, pairSaving }

type CardProps = Shown & { slugs: readonly string[]; saving: number; colour: string | null }

/**
 * The same from a card, for the two products with these addresses, which save so much together, or for one and what it
 * makes a pair with. It tells by itself what is in the cart then.
 */
export function CardPairDialog({ slugs, saving, colour, ...shown }: CardProps) {
  const answer = useAnswer(`pair ${slugs.join(' ')}`, signal => readPair(slugs, saving, signal))
  return (
    <AfterAdding>
      <LoadingDialog {...shown} answer={answer} colour={colour} />
    </AfterAdding>
  )
}

async function readPair(slugs: readonly string[], saving: number, signal: AbortSignal): Promise<Product[]> {
  const read = (id: string) => browserApi.catalogue.get({ params: { id } }, { signal })
  const [first = '', ...others] = slugs
  if (others.length > 0) {
    const [product, ...rest] = await Promise.all(slugs.map(read))
    return product ? [product, ...rest.map(piece => withSaving(piece, saving))] : rest
  }
  const asked = browserApi.catalogue.links({ params: { id: first } }, { signal })
  const [product, { pair }] = await Promise.all([read(first), asked])
  return [product, ...pair.filter(({ inventory }) => inventory > 0)]
}

type LoadingProps = Shown & {
  answer: Answer<Product[]>
  colour: string | null
  first?: Product
  chosen?: Choice
}

const LoadingDialog = ({ answer, first, ...rest }: LoadingProps) =>
  answer.state === 'ready' ? (
    <ChoiceDialog {...rest} pieces={first ? [first, ...answer.value] : answer.value} />
  ) : (
    <Dialog open={rest.open} onClose={rest.onClose} title="Add both">
      {answer.state === 'failed' ? (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          {first ? 'The other piece' : 'The pair'} could not be loaded. {answer.error.message}
        </ErrorState>
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  )

/** `chosen`: of the first piece, where its page has asked already. */
type ChoiceProps = Omit<LoadingProps, 'answer' | 'first'> & { pieces: readonly Product[] }

function ChoiceDialog({ open, onClose, pieces, chosen, colour }: ChoiceProps) {
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [asked, setAsked] = useState(false)
  const { add, pending, failure } = useAddPair(onClose)
  const [first] = pieces
  const shownColour = (!chosen && first && choices[first._id]?.color) || colour
  const choiceOf = (piece: Product) =>
    choices[piece._id] ?? (piece === first && chosen ? chosen : matchingChoice(piece, shownColour))
  const stock = (piece: Product) => stockOf(piece, optionsOf(piece), choiceOf(piece))
  const wanted = pieces.filter(({ _id }) => !leftOut.includes(_id))
  const soldOut = wanted.some(piece => stock(piece).left === 0)
  const priced = wanted.map(piece => ({ ...piece, ...priceFrom(piece, choiceOf(piece)) }))
  const { total, saving, from } = pairOffer(priced, first?._id ?? '')
  const title = pieces.length > 2 ? `Add all ${pieces.length}` : 'Add both'

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
          <PairSaving amount={saving} className="mb-2 text-center" />
          <Button
            className="w-full"
            pending={pending}
            pendingLabel="Adding…"
            aria-disabled={wanted.length === 0 || soldOut || undefined}
            onClick={press}
          >
            <span>
              {addWords(pieces.length, wanted.length)}, {from && 'from '}
              <Money amount={total} />
            </span>
          </Button>
        </div>
      }
    >
      {pieces.length === 1 && (
        <p className="pb-2 text-body-s text-ink-2">The other piece is sold out at the moment.</p>
      )}
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

function addWords(pieces: number, wanted: number): string {
  if (pieces === 1) return 'Add to cart'
  return `Add ${pieces === 2 ? 'both' : wanted} to cart`
}
