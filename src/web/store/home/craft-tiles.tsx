import { Link } from 'react-router'
import { categoryOf } from '../../../contract/category-groups.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { useGroups } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import { crafts } from './crafts.ts'

/** The crafts whose categories the shop shows. */
export function CraftTiles() {
  const groups = useGroups()
  const shown = crafts.filter(({ category }) => categoryOf(groups, category)?.hidden === false)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="crafts" className="page-width section-gap">
      <h2 id="crafts" className="mb-6 font-display text-display-l lg:mb-10">
        Shop by craft
      </h2>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:grid-cols-5 md:gap-5 md:overflow-visible md:p-0">
        {shown.map(craft => (
          <li key={craft.name} className="group relative w-[42vw] shrink-0 snap-start md:w-auto">
            <Picture
              src={craft.picture}
              alt=""
              sizes="(min-width: 768px) 20vw, 42vw"
              width={640}
              height={800}
              className="aspect-4/5"
            />
            <h3 className="mt-3 font-medium">
              <Link
                to={paths.category(craft.category)}
                className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
              >
                {craft.name}
              </Link>
            </h3>
            <p className="text-body-s text-ink-2">{craft.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
