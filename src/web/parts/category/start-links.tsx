import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useShownGroups } from '../use-public-shop.ts'

const maxGroups = 3

/** Where to begin shopping, for a list that is still empty. */
export const StartLinks = () => (
  <div className="mt-8 flex flex-wrap justify-center gap-3">
    <Link to={`${paths.home()}#new-arrivals`} className={buttonClass()}>
      New arrivals
    </Link>
    {useShownGroups()
      .slice(0, maxGroups)
      .map(({ code, name }) => (
        <Link key={code} to={paths.category(code)} className={buttonClass({ variant: 'outline' })}>
          {name}
        </Link>
      ))}
  </div>
)
