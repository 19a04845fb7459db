import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PairPress } from '../buy/pair/pair-press.tsx'
import { Money } from '../money.tsx'
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
const PairCard = ({ pair }: { pair: readonly PairPiece[] }) => (
  <li className="grid w-[84vw] shrink-0 snap-start grid-cols-2 gap-x-2 md:w-auto">
    {pair.map(piece => (
      <Piece key={piece.slug} {...piece} />
    ))}
    <PairPress
      slugs={pair.map(({ slug }) => slug)}
      className={buttonClass({ variant: 'outline', className: 'col-span-2 mt-3 self-end noscript:hidden' })}
    >
      Add both, <Money amount={pair.reduce((sum, { price }) => sum + price, 0)} />
    </PairPress>
  </li>
)

const Piece = ({ slug, title, price, displayPrice, picture }: PairPiece) => (
  <div className="group product-card">
    <Picture src={picture} alt="" sizes="(min-width: 768px) 17vw, 42vw" className="aspect-4/5" />
    <h3>
      <Link to={paths.product(slug)} className="card-link">
        {title}
      </Link>
    </h3>
    <Price price={price} displayPrice={displayPrice} />
  </div>
)
