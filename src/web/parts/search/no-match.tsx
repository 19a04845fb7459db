import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { textLink } from '../../ui/text-link.ts'
import { useSuggestedCategories } from '../category/suggested-categories.ts'

export function NoMatch({ words, onChoose }: { words: string; onChoose: () => void }) {
  return (
    <div className="px-4 py-3">
      <p className="text-body-s">No products match '{words}'</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {useSuggestedCategories().map(({ code, name }) => (
          <li key={code}>
            <Link
              to={paths.category(code)}
              onClick={onChoose}
              className={`inline-flex min-h-11 items-center text-body-s ${textLink}`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
