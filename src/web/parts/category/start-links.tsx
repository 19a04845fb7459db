import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'

/** Where to begin shopping, for a list that is still empty. */
export const StartLinks = () => (
  <div className="mt-8 flex flex-wrap justify-center gap-3">
    <Link to={`${paths.home()}#new-arrivals`} className={buttonClass()}>
      New arrivals
    </Link>
    <Link to={paths.category('w-printed-kurta')} className={buttonClass({ variant: 'outline' })}>
      Women
    </Link>
    <Link to={paths.category('k-printed-kurta')} className={buttonClass({ variant: 'outline' })}>
      Kids
    </Link>
  </div>
)
