import { StartLinks } from '../../parts/category/start-links.tsx'
import { Picture } from '../../parts/picture/picture.tsx'
import { RecentlyViewed } from '../../parts/recently-viewed/recently-viewed.tsx'

export function EmptyCart({ titleId }: { titleId: string }) {
  return (
    <>
      <div className="flex flex-col items-center py-10 text-center lg:py-16">
        <Picture src={null} alt="" sizes="192px" className="mb-8 aspect-4/5 w-48" />
        <h1 id={titleId} tabIndex={-1} className="font-display text-display-l">
          Your cart is empty
        </h1>
        <p className="mt-3 text-balance text-ink-2">
          What you add stays here, on every device you sign in to.
        </p>
        <StartLinks />
      </div>
      <RecentlyViewed />
    </>
  )
}
