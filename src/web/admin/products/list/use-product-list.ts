import { useState } from 'react'
import type { z } from 'zod'
import type { ProductPage, StaffProduct } from '../../../../contract/staff-catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import { type ListQuery, PAGE_SIZE, writeListQuery } from './list-query.ts'

type Page = z.infer<typeof ProductPage>
type Kept = { from: Page; page: Page }

/**
 * One page of the list. While another is read the last one stays in sight (`busy`), so that nothing jumps; `replace`
 * puts in a product that was changed here, `reload` asks the shop anew.
 */
export function useProductList(query: ListQuery) {
  const [version, setVersion] = useState(0)
  const [kept, setKept] = useState<Kept | null>(null)
  const answer = useAnswer(`products ${writeListQuery(query)} ${version}`, signal =>
    browserApi.product.list({ query: { ...query, limit: PAGE_SIZE } }, { signal }),
  )
  if (answer.state === 'ready' && kept?.from !== answer.value)
    setKept({ from: answer.value, page: answer.value })

  const replace = (product: StaffProduct) =>
    setKept(
      now =>
        now && {
          ...now,
          page: {
            ...now.page,
            products: now.page.products.map(each => (each._id === product._id ? product : each)),
          },
        },
    )
  return {
    answer,
    page: kept?.page ?? null,
    busy: answer.state === 'loading',
    replace,
    reload: () => setVersion(now => now + 1),
  }
}

/** Every product that the filters let through, as far as one act may change them. */
export async function findAll(query: ListQuery): Promise<StaffProduct[]> {
  const found: StaffProduct[] = []
  for (let page = 1; page <= 5; page++) {
    const { products, totalProducts } = await browserApi.product.list({
      query: { ...query, page, limit: 100 },
    })
    found.push(...products)
    if (found.length >= totalProducts) break
  }
  return found
}
