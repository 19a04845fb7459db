import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { orderTime } from '../../../parts/order/order-date.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import type { useDraft } from './use-draft.ts'

type Props = { draft: ReturnType<typeof useDraft>; product: StaffProduct | null }

export function DraftOffer({ draft: { offered, stockChanged, restore, discard }, product }: Props) {
  if (!offered) return null
  const changedSince = product !== null && product.updated_at > offered.at
  return (
    <Banner
      tone={changedSince ? 'warning' : 'info'}
      className="mb-5"
      action={
        <div className="flex gap-2 py-1">
          <Button variant="outline" size="small" onClick={restore}>
            Restore
          </Button>
          <Button variant="quiet" size="small" onClick={discard}>
            Discard
          </Button>
        </div>
      }
    >
      What you typed here on {orderTime(offered.at)} was not saved.
      {changedSince && ' The product has been changed since: check what you restore carefully.'}
      {stockChanged && ' Its stock has changed since; that is taken into account.'}
    </Banner>
  )
}
