import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { browserApi } from '../../../api/browser.ts'
import { useSession } from '../../../api/session.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useRead } from '../../cache/use-read.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { ReadState } from '../../frame/read-state.tsx'
import { paths } from '../../paths.ts'
import { LinksDialog } from '../links/links-dialog.tsx'
import { ProductForm } from './product-form.tsx'

/** With an id in the address, the form edits that product (specification, section 2). */
export default function ProductFormPage() {
  const { id } = useParams()
  const userId = useSession()?.userId
  // Missing only for the moment before the frame shows the sign-in page.
  if (!userId) return null
  return id === undefined ? (
    <>
      <PageHead />
      <ProductForm key="new" product={null} userId={userId} onReload={() => undefined} />
    </>
  ) : (
    <LoadedForm key={id} id={id} userId={userId} />
  )
}

function LoadedForm({ id, userId }: { id: string; userId: string }) {
  const [reloads, setReloads] = useState(0)
  const { answer, value } = useRead(['product', id, reloads], signal =>
    browserApi.catalogue.staffGet({ params: { id } }, { signal }),
  )
  if (answer.state === 'failed' && answer.error.status === 404) return <NoSuchProduct />
  return (
    <>
      <PageHead>
        {answer.state === 'ready' && (
          <Link
            to={paths.stockMoves(answer.value._id)}
            className={buttonClass({ variant: 'outline', size: 'small' })}
          >
            Stock history
          </Link>
        )}
        {answer.state === 'ready' && <LinksButton productId={answer.value._id} title={answer.value.title} />}
        {answer.state === 'ready' && answer.value.status === 'published' && (
          <Link
            to={paths.product(answer.value.slug)}
            className={buttonClass({ variant: 'outline', size: 'small' })}
          >
            View in the shop
          </Link>
        )}
      </PageHead>
      <ReadState answer={answer} value={value} what="The product" skeleton={<FormSkeleton />}>
        {product => (
          <ProductForm product={product} userId={userId} onReload={() => setReloads(reloads + 1)} />
        )}
      </ReadState>
    </>
  )
}

const NoSuchProduct = () => (
  <EmptyState heading="h1" title="There is no such product" text="It may have been deleted.">
    <Link to={paths.productList()} className={buttonClass()}>
      Go to products
    </Link>
  </EmptyState>
)

/** Opens what goes with a product. It is saved there, apart from the product's form. */
function LinksButton({ productId, title }: { productId: string; title: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Goes with…
      </Button>
      {open && <LinksDialog productId={productId} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}

const FormSkeleton = () => (
  <div className="max-w-4xl space-y-5">
    <Skeleton className="h-18" />
    <Skeleton className="h-18" />
    <Skeleton className="h-44" />
    <Skeleton className="h-24" />
    <Skeleton className="h-72" />
  </div>
)
