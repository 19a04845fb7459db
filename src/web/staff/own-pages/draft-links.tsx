import { Link } from 'react-router'
import { draftNames } from '../../../contract/page-text.ts'
import type { PageList } from '../../../contract/pages.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { paths } from '../paths.ts'
import { purposeNames } from './purpose-names.ts'

/** The drafts for which the shop has no page yet. */
export function DraftLinks({ pages }: { pages: readonly PageList['pages'][number][] }) {
  const missing = draftNames.filter(name => !pages.some(({ purpose }) => purpose === name))
  if (missing.length === 0) return null
  return (
    <section aria-labelledby="drafts" className="mt-10 max-w-text">
      <h2 id="drafts" className="font-semibold">
        Start from a draft
      </h2>
      <p className="mt-1 text-body-s text-ink-2">
        Filled with what you have set. It marks the places that only you can fill, and promises nothing else.
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {missing.map(name => (
          <li key={name}>
            <Link
              to={paths.ownPage('new', name)}
              className={buttonClass({ variant: 'outline', size: 'small' })}
            >
              {purposeNames[name]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
