import { NavLink } from 'react-router'
import type { CategoryGroup } from '../../../contract/catalogue/category-groups.ts'
import { browserApi } from '../../api/browser.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { paths } from '../../paths.ts'
import { plainLink } from '../../ui/text-link.ts'
import { Picture } from '../picture/picture.tsx'
import { useMenuCollections } from '../use-public-shop.ts'

/** More categories than these are names in columns. */
const mostPictured = 6

const named = `inline-flex min-h-11 items-center aria-[current=page]:text-madder ${plainLink}`

/** What a header menu opens: the whole group and the collections, and its categories, each with its newest piece. */
export function GroupPanel({ group: { code, name, categories } }: { group: CategoryGroup }) {
  const collections = useMenuCollections()
  const isPictured = categories.length <= mostPictured
  return (
    <div className="page-width flex gap-10 py-6">
      <ul className="w-44 shrink-0 text-body-l">
        <li>
          <NavLink to={paths.category(code)} end className={`${named} font-display text-display-s`}>
            All {name}
          </NavLink>
        </li>
        {collections.map(collection => (
          <li key={collection.slug}>
            <NavLink to={paths.collection(collection.slug)} className={named}>
              {collection.name}
            </NavLink>
          </li>
        ))}
      </ul>
      {isPictured ? <Pictured code={code} categories={categories} /> : <Named categories={categories} />}
    </div>
  )
}

const Named = ({ categories }: Pick<CategoryGroup, 'categories'>) => (
  <ul className="grid grow grid-cols-3 gap-x-10">
    {categories.map(({ code, name }) => (
      <li key={code}>
        <NavLink to={paths.category(code)} className={named}>
          {name}
        </NavLink>
      </li>
    ))}
  </ul>
)

/** Enough for the newest of every category of most groups; one with none among them shows plain cloth. */
const newest = 48

function Pictured({ code, categories }: Pick<CategoryGroup, 'code' | 'categories'>) {
  const answer = useAnswer(code, signal =>
    browserApi.catalogue.browse({ query: { category: code, limit: newest } }, { signal }),
  )
  const products = answer.state === 'ready' ? answer.value.products : []
  // A new shop has nothing to show yet.
  if (answer.state === 'ready' && products.length === 0) return <Named categories={categories} />
  return (
    <ul className="flex grow justify-end gap-5">
      {categories.map(category => {
        const first = products.find(product => product.category === category.code)?.pictures[0]
        return (
          <li key={category.code} className="relative w-44">
            {answer.state === 'loading' ? (
              <div className="aspect-4/5 rounded-picture bg-tile" />
            ) : (
              <Picture
                src={first?.url}
                placeholder={first?.placeholder}
                alt=""
                sizes="176px"
                className="aspect-4/5"
              />
            )}
            <NavLink
              to={paths.category(category.code)}
              className={`${named} text-body-s after:absolute after:inset-0`}
            >
              {category.name}
            </NavLink>
          </li>
        )
      })}
    </ul>
  )
}
