import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/error-state.tsx'
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
        <li
          key={pair.map(({ slug }) => slug).join()}
          className="grid w-[84vw] shrink-0 snap-start grid-cols-2 gap-x-1 md:w-auto"
        >
          {pair.map(piece => (
            <Piece key={piece.slug} {...piece} />
          ))}
        </li>
      ))}
    </ul>
    <PartButton {...button} />
  </Section>
)

const Piece = ({ slug, title, price, displayPrice, picture }: PairPiece) => (
  <div className="group relative">
    <Picture
      src={picture?.url}
      placeholder={picture?.placeholder}
      alt=""
      sizes="(min-width: 1024px) 17vw, (min-width: 768px) 25vw, 42vw"
      className="aspect-4/5"
    />
    <h3 className="mt-2 pr-2 font-medium text-body-s">
      <Link to={paths.product(slug)} className="card-link">
        {title}
      </Link>
    </h3>
    <Price price={price} displayPrice={displayPrice} className="mt-1" />
  </div>
)
