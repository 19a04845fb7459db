import { Form, Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { plainLink } from '../../ui/text-link.ts'
import { useShownGroups } from '../use-public-shop.ts'

/** A search field and all categories, for when there is no page. Works without JavaScript. */
export function NextLinks() {
  return (
    <div className="mt-10 w-full max-w-text">
      <Form action={paths.search()} role="search" aria-label="Search the whole shop" className="flex gap-2">
        <input
          type="search"
          name="q"
          aria-label="What are you looking for?"
          placeholder="What are you looking for?"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-11 w-full min-w-0 rounded-control border border-control bg-white px-3"
        />
        <Button type="submit" variant="outline">
          Search
        </Button>
      </Form>
      <nav
        aria-label="Categories"
        className="mt-8 grid grid-cols-2 gap-4 text-left sm:grid-cols-1 sm:text-center"
      >
        {useShownGroups().map(group => (
          <div key={group.code}>
            <h2 className="font-semibold text-label">{group.name}</h2>
            <ul className="mt-1 sm:flex sm:flex-wrap sm:justify-center sm:gap-x-6">
              {group.categories.map(({ code, name }) => (
                <li key={code}>
                  <Link
                    to={paths.category(code)}
                    className={`inline-flex min-h-11 items-center text-ink-2 ${plainLink}`}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  )
}
