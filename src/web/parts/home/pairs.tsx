import { Link } from 'react-router'
import { toAmount, toCents } from '../../../contract/money.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PairPress } from '../buy/pair/pair-press.tsx'
import { useMoney } from '../money.tsx'
import { Picture } from '../picture/picture.tsx'
import { Price } from '../product/price.tsx'
import type { ShownPart } from './load-home.ts'
import type { PairPiece } from './product-loaders.ts'
import { PartButton, Section, snapRow } from './section.tsx'

type Props = ShownPart<'pairs'> & { onRetry: () => void; retrying: boolean }

/** Products that are worn by two, each two beside each other. */
export const Pairs = ({ title, intro, block, onRetry, retrying, ...button }: Props) => (
  <Section title={title} intro={intro}>
    {block === null && (
      <ErrorState onRetry={onRetry} retrying={retrying}>
        The pairs did not load.
      </ErrorState>
    )}
    <ul className={`${snapRow} gap-4 md:grid-cols-2 md:gap-5 lg:grid-cols-3`}>
      {block?.map(pair => (
        <PairCard key={pair.map(({ slug }) => slug).join()} pair={pair} />
      ))}
    </ul>
    <PartButton {...button} />
  </Section>
)

/** One card for both, and one press that adds both. */
function PairCard({ pair }: { pair: readonly PairPiece[] }) {
  const money = useMoney()
  const saving = pair.at(-1)?.pairSaving ?? 0
  const total = toAmount(pair.reduce((cents, { price }) => cents + toCents(price), -toCents(saving)))
  return (
    <li className="grid w-[84vw] shrink-0 snap-start grid-cols-2 gap-x-2 md:w-auto">
      {pair.map(piece => (
        <Piece key={piece.slug} {...piece} />
      ))}
      <PairPress
        slugs={pair.map(({ slug }) => slug)}
        saving={saving}
        className={buttonClass({ variant: 'outline', className: 'col-span-2 mt-3 self-end noscript:hidden' })}
      >
        {/* One text: several would be told apart by comments in the markup. */}
        {`Add both, ${pair.some(({ from }) => from) ? 'from ' : ''}${money(total)}${saving > 0 ? `, save ${money(saving)}` : ''}`}
      </PairPress>
    </li>
  )
}

/** Two share the width of a card, so that the larger one would only make the page heavier. */
const pieceWidths = [480] as const

const Piece = ({ slug, title, price, displayPrice, from, picture }: PairPiece) => (
  <div className="group product-card">
    <Picture
      src={picture}
      alt=""
      sizes="(min-width: 768px) 17vw, 42vw"
      widths={pieceWidths}
      className="aspect-4/5"
    />
    <h3>
      <Link to={paths.product(slug)} className="card-link">
        {title}
      </Link>
    </h3>
    <Price price={price} displayPrice={displayPrice} from={from} />
  </div>
)
