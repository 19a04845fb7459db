import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { plainLink } from '../../ui/text-link.ts'
import { FocusedPicture } from './focused-picture.tsx'
import type { ShownPart } from './load-home.ts'
import { Section } from './section.tsx'

/** Where to begin: a picture of each group with the categories in it. */
export const GroupTiles = ({ title, groups }: ShownPart<'groups'>) => (
  <Section title={title}>
    <ul className="grid grid-cols-2 gap-2 md:gap-5">
      {groups.map(({ name, text, picture, categories }) => (
        <li key={name} className="lg:flex lg:bg-sunk">
          {/* The first of the links below, for those who press the picture. */}
          <Link
            to={paths.category(categories[0]?.code ?? '')}
            tabIndex={-1}
            aria-hidden="true"
            className="lg:w-1/2"
          >
            <FocusedPicture
              picture={picture}
              alt=""
              sizes="(min-width: 1024px) 25vw, 50vw"
              className="aspect-4/5 lg:h-full"
            />
          </Link>
          <div className="pt-3 lg:p-10">
            <h3 className="font-display text-display-m lg:text-display-l">{name}</h3>
            {text && <p className="mt-1 text-body-s text-ink-2">{text}</p>}
            <ul className="mt-1 lg:mt-3">
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
  </Section>
)
