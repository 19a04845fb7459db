import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { plainLink } from '../../ui/text-link.ts'
import { FocusedPicture } from './focused-picture.tsx'
import type { ShownPart } from './load-home.ts'

/** Where to begin: a picture of each group with the categories in it. On phones one line of them, right below the banner. */
export function GroupTiles({ title, groups }: ShownPart<'groups'>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="page-width my-3 md:section-gap">
      <h2 id={id} className="wrap-anywhere font-display text-display-l max-md:sr-only md:mb-6 lg:mb-10">
        {title}
      </h2>
      <ul className="grid grid-cols-2 gap-2 md:gap-5">
        {groups.map(({ code, name, text, picture, categories }) => (
          <li key={name} className="relative flex bg-sunk max-md:items-center max-md:gap-3">
            {/* As the name below, for those who press the picture. */}
            <Link
              to={paths.category(code)}
              tabIndex={-1}
              aria-hidden="true"
              className="shrink-0 max-md:w-14 md:w-1/2"
            >
              <FocusedPicture
                picture={picture}
                alt=""
                sizes="(min-width: 768px) 25vw, 56px"
                className="aspect-4/5 w-full md:h-full"
              />
            </Link>
            <div className="min-w-0 md:p-5 lg:p-10">
              <h3 className="font-display text-display-s md:text-display-m lg:text-display-l">
                <Link
                  to={paths.category(code)}
                  className={`after:absolute after:inset-0 md:after:hidden ${plainLink}`}
                >
                  {name}
                </Link>
              </h3>
              {text && <p className="text-body-s text-ink-2 md:mt-1">{text}</p>}
              {/* On a phone the group's page leads on to them. */}
              <ul className="mt-1 max-md:hidden lg:mt-3">
                {categories.map(category => (
                  <li key={category.code}>
                    <Link
                      to={paths.category(category.code)}
                      className={`inline-flex min-h-11 items-center ${plainLink}`}
                    >
                      {category.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
