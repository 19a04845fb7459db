import { Link } from 'react-router'
import type { Setup } from '../../../contract/settings/setup.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { countLabel } from '../../ui/count-label.ts'
import { textLink } from '../../ui/text-link.ts'
import { paths } from '../paths.ts'
import { fromSetup } from '../products/use-way-back.ts'

type Props = { setup: Setup; onFinish: () => void; finishing: boolean }

/** The ways to the first products, and the end of the steps. */
export function ProductsStep({ setup: { products, isDemo }, onFinish, finishing }: Props) {
  return (
    <div className="max-w-text">
      <p>
        {products === 0
          ? 'There is no product in your shop yet.'
          : `There ${products === 1 ? 'is' : 'are'} ${countLabel(products, 'product')} in your shop.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to={paths.addProduct()} state={fromSetup} className={buttonClass({ variant: 'outline' })}>
          Add a product by hand
        </Link>
        <Link to={paths.importProducts()} state={fromSetup} className={buttonClass({ variant: 'outline' })}>
          Import a CSV or Excel file
        </Link>
      </div>
      <p className="mt-3 text-ink-2">A file from Shopify is understood too. Either way leads back here.</p>
      {isDemo && (
        <p className="mt-6 rounded-card border border-line p-4">
          These are the demo’s products. Keep them to try everything: no customer can order in a demo. Once
          you have tried enough,{' '}
          <Link to={paths.leaveDemo()} className={textLink}>
            leave the demo
          </Link>
          , which asks whether its products go.
        </p>
      )}
      <Button className="mt-8" onClick={onFinish} pending={finishing} pendingLabel="Saving…">
        {isDemo ? 'Keep the demo and finish' : 'Finish'}
      </Button>
    </div>
  )
}
