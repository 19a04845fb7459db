import { Link } from 'react-router'
import { useSuggestedCategories } from '../../parts/category/suggested-categories.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Nothing matches: repeats the query and offers other ways. */
export function NoMatch({ words }: { words: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        0 products
      </p>
      <EmptyState
        title={`No products match '${words}'`}
        text="Try fewer or different words, such as a colour, a fabric or a craft, or browse the categories."
      >
        {useSuggestedCategories().map(({ code, name }) => (
          <Link key={code} to={paths.category(code)} className={buttonClass({ variant: 'outline' })}>
            {name}
          </Link>
        ))}
      </EmptyState>
    </>
  )
}
