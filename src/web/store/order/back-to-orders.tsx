import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { smallIconStyle } from '../../ui/icon-style.ts'
import { standaloneLink } from '../../ui/text-link.ts'

export const BackToOrders = () => (
  <Link to={paths.orders()} className={standaloneLink}>
    <ArrowLeft {...smallIconStyle} />
    My Orders
  </Link>
)
