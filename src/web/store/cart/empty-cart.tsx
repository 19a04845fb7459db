import { Link } from 'react-router'
import { Picture } from '../../parts/picture/picture.tsx'
import { RecentlyViewed } from '../../parts/recently-viewed/recently-viewed.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'

export function EmptyCart({ titleId }: { titleId: string }) {
  return (
    <>
      <div className="flex flex-col items-center py-10 text-center lg:py-16">
        <Picture src={null} alt="" sizes="192px" className="mb-8 aspect-4/5 w-48" />
        <h1 id={titleId} tabIndex={-1} className="font-display text-display-l">
          Your cart is empty
        </h1>
        <p className="mt-3 text-balance text-ink-2">
          Items you add stay here, on every device you sign in on.
        </p>
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
      </div>
      <RecentlyViewed />
    </>
  )
}
