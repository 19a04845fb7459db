import { Link, useSearchParams } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PageHead } from '../shell/page-head.tsx'

export const meta = privatePageMeta('Products')

const PAGE_SIZE = 10

export default function ProductListPage() {
  const [search] = useSearchParams()
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)
  const answer = useAnswer(`products ${page}`, signal =>
    browserApi.product.list({ query: { page, limit: PAGE_SIZE } }, { signal }),
  )
  return (
    <>
      <PageHead title="Products">
        <Link to={paths.addProduct()} className={buttonClass({ size: 'small' })}>
          Add Product
        </Link>
      </PageHead>
      {answer.state === 'loading' && <Skeleton className="h-96" />}
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          The products could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state === 'ready' && (
        <table className="staff-table">
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Category</th>
              <th scope="col" className="number">
                Price
              </th>
            </tr>
          </thead>
          <tbody>
            {answer.value.products.map(product => (
              <tr key={product._id}>
                <td>{product.title}</td>
                <td data-label="Category">{product.category}</td>
                <td data-label="Price" className="number">
                  ${product.price.toFixed(2)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
