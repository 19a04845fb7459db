import { Link } from 'react-router'
import { cx } from '../../ui/cx.ts'
import { textLink } from '../../ui/text-link.ts'
import type { ShownPart } from './load-home.ts'
import { Section } from './section.tsx'

/** What the shop promises, in the owner's words. */
export const Promises = ({ title, promises }: ShownPart<'promises'>) => (
  <Section title={title} look="quiet">
    <ul
      className={cx(
        'grid gap-x-10 gap-y-3 md:grid-cols-2 md:gap-y-5',
        promises.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
      )}
    >
      {promises.map(promise => (
        <li key={promise.title} className="border-line border-t pt-3 md:pt-4">
          <h3 className="font-medium">
            {promise.link ? (
              <Link to={promise.link} className={textLink}>
                {promise.title}
              </Link>
            ) : (
              promise.title
            )}
          </h3>
          {promise.text && <p className="mt-1 text-body-s text-ink-2">{promise.text}</p>}
        </li>
      ))}
    </ul>
  </Section>
)
