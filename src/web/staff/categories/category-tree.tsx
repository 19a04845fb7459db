import type { CategoryList, StaffCategory } from '../../../contract/catalogue/categories.ts'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useReorder } from '../controls/use-reorder.ts'
import { type CategoryAction, CategoryActions } from './category-actions.tsx'

type Props = {
  categories: readonly StaffCategory[]
  onOrdered: (list: CategoryList) => void
  onReload: () => void
  onAdd: (parent: string) => void
  onOpen: (action: CategoryAction, category: StaffCategory) => void
}

/** Both levels, in the order of the menus. */
export function CategoryTree({ categories, onAdd, onOpen, onOrdered, onReload }: Props) {
  const { container, announced, move } = useReorder<HTMLDivElement>(categories)
  const save = (parent: string | null) => async (codes: string[]) =>
    onOrdered(await browserApi.categories.order({ body: { parent, codes } }))
  const groups = categories.filter(({ parent }) => parent === null)
  const actionsOf = (category: StaffCategory, among: readonly StaffCategory[]) => ({
    category,
    onOpen,
    nth: among.indexOf(category),
    count: among.length,
    onMove: (by: -1 | 1) => {
      const { code: id, name, parent } = category
      const ids = among.map(({ code }) => code)
      void move({ id, name, ids, by }, { save: save(parent), onRefused: onReload })
    },
  })
  return (
    <div ref={container}>
      <LiveRegion>{announced}</LiveRegion>
      <ul className="space-y-5">
        {groups.map(group => {
          const own = categories.filter(({ parent }) => parent === group.code)
          return (
            <li key={group.code} className="rounded-card border border-line bg-white">
              <section aria-labelledby={`group-${group.code}`}>
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-sunk px-4 py-2">
                  <h2 id={`group-${group.code}`} className="font-semibold text-body-l">
                    {group.name}
                  </h2>
                  {group.hidden && <HiddenBadge />}
                  <p className="text-body-s text-ink-2 tabular-nums">
                    {countLabel(own.length, 'category', 'categories')},{' '}
                    {countLabel(group.products, 'product')}
                  </p>
                  <CategoryActions {...actionsOf(group, groups)} />
                </div>
                {own.length === 0 && <p className="px-4 pt-4 text-ink-2">No category in {group.name} yet.</p>}
                <ol>
                  {own.map(category => (
                    <CategoryRow key={category.code} {...actionsOf(category, own)} />
                  ))}
                </ol>
                <div className="px-4 py-3">
                  <Button variant="outline" size="small" onClick={() => onAdd(group.code)}>
                    Add category<span className="sr-only"> to {group.name}</span>
                  </Button>
                </div>
              </section>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const HiddenBadge = () => (
  <StatusBadge tone="neutral" shape="ring">
    Hidden
  </StatusBadge>
)

type RowProps = Parameters<typeof CategoryActions>[0]

function CategoryRow(props: RowProps) {
  const { code, name, hidden, products, oldCodes } = props.category
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-4 py-2">
      <div className="min-w-40 grow basis-40">
        <h3 className="flex flex-wrap items-center gap-x-3 font-medium">
          {name}
          {hidden && <HiddenBadge />}
        </h3>
        <p className="wrap-anywhere text-caption text-ink-3">
          /category/{code}
          {oldCodes.length > 0 && `, also ${oldCodes.join(', ')}`}
        </p>
      </div>
      <p className="text-body-s text-ink-2 tabular-nums">{countLabel(products, 'product')}</p>
      <CategoryActions {...props} />
    </li>
  )
}
