import { type CSSProperties, useId } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../parts/picture/picture.tsx'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import type { ShownTile } from './shown-part.ts'

type Props = { title: string; tiles: ShownTile[] }

export function CategoryTiles({ title, tiles }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="page-width section-gap">
      <h2 id={id} className="mb-6 font-display text-display-l lg:mb-10">
        {title}
      </h2>
      <ul
        className={cx(
          '-mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:gap-5 md:overflow-visible md:p-0',
          columns[columnsOf(tiles.length)],
        )}
      >
        {tiles.map(tile => (
          <Tile
            key={`${tile.category} ${tile.name}`}
            tile={tile}
            width={`${Math.floor(100 / columnsOf(tiles.length))}vw`}
          />
        ))}
      </ul>
    </section>
  )
}

const columns = { 3: 'md:grid-cols-3', 4: 'md:grid-cols-4', 5: 'md:grid-cols-5' }

/** As few rows as look full. */
const columnsOf = (count: number) => (count <= 3 || count === 6 ? 3 : count % 4 === 0 || count === 7 ? 4 : 5)

type TileProps = { tile: ShownTile; width: string }

const Tile = ({ tile: { category, name, text, picture }, width }: TileProps) => (
  <li
    className="group relative w-[42vw] shrink-0 snap-start md:w-auto"
    // The types of React do not know variables of the styles.
    style={{ '--focus': picture?.focus } as CSSProperties}
  >
    <Picture
      src={picture?.source}
      placeholder={picture?.placeholder}
      alt=""
      sizes={`(min-width: 768px) ${width}, 42vw`}
      width={640}
      height={800}
      className="aspect-4/5 [&_img]:object-(--focus)"
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
