import { WhenNear } from '../../../parts/when-near.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { AlikeProps } from './alike-grid.tsx'

const AlikeGrid = lazyPart(async () => (await import('./alike-grid.tsx')).AlikeGrid)

/**
 * What else a shopper may like. Its products are read when they come near the viewport and are no part of the page:
 * an edit of one of the newest of a category would otherwise end the kept pages of all its products.
 */
export const Alike = (props: AlikeProps) => (
  <section aria-labelledby="alike" className="mt-16 noscript:hidden lg:mt-28">
    <h2 id="alike" className="mb-6 font-display text-display-l">
      You may also like
    </h2>
    <WhenNear className="min-h-[36rem]">
      <AlikeGrid key={props.product._id} {...props} />
    </WhenNear>
  </section>
)
