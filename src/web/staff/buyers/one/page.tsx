import { Link, useParams } from 'react-router'
import { managing } from '../../../../contract/accounts/staff-roles.ts'
import type { BuyerDetail } from '../../../../contract/orders/buyers.ts'
import { browserApi } from '../../../api/browser.ts'
import { textLink } from '../../../ui/text-link.ts'
import { useMay } from '../../access/staff-role.ts'
import { useRead } from '../../cache/use-read.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { ReadState } from '../../frame/read-state.tsx'
import { BuyerRecord } from '../../orders/details/buyer-record.tsx'
import { paths } from '../../paths.ts'
import { BlockSection } from './block-section.tsx'
import { NotesForm } from './notes-form.tsx'
import { OrdersOfBuyer } from './orders-of-buyer.tsx'

/** All that the shop knows of a phone number. */
export default function BuyerPage() {
  const { id = '' } = useParams()
  const { answer, value, replace, reload } = useRead(['buyer', id], signal =>
    browserApi.buyers.get({ params: { id } }, { signal }),
  )
  if (answer.state === 'failed' || !value)
    return (
      <>
        <PageHead />
        <ReadState answer={answer} what="The customer" skeleton="h-96" />
      </>
    )
  return <Loaded key={value.version} buyer={value} onChange={replace} onReload={reload} />
}

type Props = { buyer: BuyerDetail; onChange: (buyer: BuyerDetail) => void; onReload: () => void }

function Loaded({ buyer, onChange, onReload }: Props) {
  const manages = useMay(managing)
  const [newest] = buyer.orders
  return (
    <>
      <PageHead
        title={buyer.fullName || 'Name deleted'}
        count={[buyer.phone, buyer.city].filter(Boolean).join(', ')}
      >
        {newest && (
          <Link to={paths.newOrder(newest._id)} className={`${textLink} inline-flex min-h-11 items-center`}>
            Same order again
          </Link>
        )}
      </PageHead>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <section aria-labelledby="orders" className="min-w-0">
          <h2 id="orders" className="mb-3 font-semibold text-body-l">
            Orders
          </h2>
          <OrdersOfBuyer orders={buyer.orders} />
        </section>
        <div className="space-y-8">
          <section aria-labelledby="record">
            <h2 id="record" className="mb-2 font-semibold text-body-l">
              Outcome of orders
            </h2>
            <BuyerRecord buyer={buyer.record} isAll />
          </section>
          <NotesForm buyer={buyer} onSaved={onChange} onReload={onReload} />
          <BlockSection buyer={buyer} mayBlock={manages} onChange={onChange} />
        </div>
      </div>
    </>
  )
}
