import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import { FocusedPicture } from './focused-picture.tsx'
import type { ShownPart } from './load-home.ts'
import { Section, snapRow } from './section.tsx'

export const CategoryTiles = ({ title, tiles }: ShownPart<'tiles'>) => (
  <Section title={title} look="quiet">
    <ul className={cx(snapRow, 'gap-2 md:gap-5', columns[columnsOf(tiles.length)])}>
      {tiles.map(tile => (
        <Tile
          key={`${tile.category} ${tile.name}`}
          tile={tile}
          width={`${Math.floor(100 / columnsOf(tiles.length))}vw`}
        />
      ))}
    </ul>
  </Section>
)

const columns = { 3: 'md:grid-cols-3', 4: 'md:grid-cols-4', 5: 'md:grid-cols-5' }

/** As few rows as look full. */
const columnsOf = (count: number) => (count <= 3 || count === 6 ? 3 : count % 4 === 0 || count === 7 ? 4 : 5)

type TileProps = { tile: ShownPart<'tiles'>['tiles'][number]; width: string }

const Tile = ({ tile: { category, name, text, picture }, width }: TileProps) => (
  <li className="group relative w-[42vw] shrink-0 snap-start md:w-auto">
    <FocusedPicture
      picture={picture}
      alt=""
      sizes={`(min-width: 768px) ${width}, 42vw`}
      className="aspect-4/5"
    />
    <h3 className="mt-3 font-medium">
      <Link
        to={paths.category(category)}
        className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
      >
        {name}
      </Link>
    </h3>
    <p className="text-body-s text-ink-2">{text}</p>
  </li>
)
