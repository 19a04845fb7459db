import { NavLink } from 'react-router'
import type { CategoryGroup } from '../../../contract/catalogue/category-groups.ts'
import { paths } from '../../paths.ts'
import { plainLink } from '../../ui/text-link.ts'
import { Picture } from '../picture/picture.tsx'
import type { PictureSource } from '../picture/picture-source.ts'
import { usePublicShop } from '../use-public-shop.ts'
import kidsAvif from './zone-kids.avif?no-inline'
import kidsWebp from './zone-kids.webp?no-inline'
import womenAvif from './zone-women.avif?no-inline'
import womenWebp from './zone-women.webp?no-inline'

/** What a header menu opens: the categories of a group, and beside them in a demo a picture of its pieces. */
export function GroupPanel({ group }: { group: CategoryGroup }) {
  const picture = usePublicShop()?.isDemo ? groupPictures[group.code] : undefined
  return (
    <div className="page-width grid grid-cols-3 gap-10 py-6">
      <p aria-hidden="true" className="font-display text-display-l">
        {group.name}
      </p>
      <ul>
        {group.categories.map(({ code, name }) => (
          <li key={code}>
            <NavLink
              to={paths.category(code)}
              className={`inline-flex min-h-11 items-center text-body-l aria-[current=page]:text-madder ${plainLink}`}
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
      {picture && (
        <figure className="w-56 justify-self-end">
          <Picture
            src={picture.source}
            alt=""
            sizes="224px"
            width={480}
            height={600}
            className="aspect-4/5 w-full"
          />
          <figcaption className="mt-2 text-body-s text-ink-2">{picture.caption}</figcaption>
        </figure>
      )}
    </div>
  )
}

/** The demo's pictures in the menus of the specification's groups, by code, and what they show. */
const groupPictures: Readonly<Record<string, { source: PictureSource; caption: string }>> = {
  women: {
    source: { src: womenWebp, avif: womenAvif, webp: womenWebp },
    caption: 'Noorani gharara suit, zari jaal',
  },
  kids: {
    source: { src: kidsWebp, avif: kidsAvif, webp: kidsWebp },
    caption: 'Gul gathered frock',
  },
}
