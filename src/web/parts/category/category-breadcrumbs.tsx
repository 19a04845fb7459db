import { Link } from 'react-router'
import { isGroup } from '../../../contract/catalogue/category-groups.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { plainLink } from '../../ui/text-link.ts'
import { useCategory } from '../use-public-shop.ts'

type Props = {
  code: string
  /** The current page's name, when it lies below the category. */
  page?: string
  className?: string
}

/** "Home / Women / Chikankari", followed by the product's name on a product page. */
export function CategoryBreadcrumbs({ code, page, className }: Props) {
  const category = useCategory(code)
  const trail = [
    <Link key="home" to={paths.home()} className={plainLink}>
      Home
    </Link>,
  ]
  if (category && !isGroup(category)) {
    trail.push(
      <Link key="group" to={paths.category(category.group.code)} className={plainLink}>
        {category.group.name}
      </Link>,
    )
  }
  if (category && page) {
    trail.push(
      <Link key="category" to={paths.category(code)} className={plainLink}>
        {category.name}
      </Link>,
    )
  }
  trail.push(<span key="page">{page ?? category?.name}</span>)
  return <Breadcrumbs className={className}>{trail}</Breadcrumbs>
}
