import { NavLink } from 'react-router'
import { paths } from '../../paths.ts'
import { plainLink } from '../../ui/text-link.ts'
import { Picture } from '../picture/picture.tsx'
import type { zones } from './zones.ts'

/** What a header menu opens: five categories and a picture. */
export function ZonePanel({ zone }: { zone: (typeof zones)[number] }) {
  return (
    <div className="page-width grid grid-cols-3 gap-10 py-6">
      <p aria-hidden="true" className="font-display text-display-l">
        {zone.name}
      </p>
      <ul>
        {zone.categories.map(({ code, name }) => (
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
      <Picture
        src={zone.picture}
        alt=""
        sizes="224px"
        width={480}
        height={600}
        className="aspect-4/5 w-56 justify-self-end"
      />
    </div>
  )
}
