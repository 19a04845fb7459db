import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { ArrowLeft } from '../../ui/icons.tsx'
import { standaloneLink } from '../../ui/text-link.ts'

export const BackToOrders = () => (
  <Link to={paths.orders()} className={standaloneLink}>
    <ArrowLeft size={16} />
    My Orders
  </Link>
)
