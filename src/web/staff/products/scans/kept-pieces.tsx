import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { readSession } from '../../../api/session.ts'
import { storeDraft, storedDraft } from '../../../api/stored-draft.ts'
import { useRead } from '../../cache/use-read.ts'
import { ReadState } from '../../frame/read-state.tsx'
import type { TypedProduct } from './typed-pieces.ts'

export type Draft = { products: readonly TypedProduct[] }

/** A draft as it is kept: of its products only the ids, since the shop may say something else of them by then. */
type StoredOf<D extends Draft> = Omit<D, 'products'> & {
  products: (Omit<D['products'][number], 'product'> & { id: string })[]
}

/** One kind of draft: the name under which it is kept, and its shape. */
export type KeptKind<D extends Draft> = { name: string; schema: z.ZodType<StoredOf<D>>; empty: D }

const nameOf = ({ name }: { name: string }) => `${name}:${readSession()?.userId ?? ''}`

/** Keeps what is typed when the tab closes; null forgets it. */
export function keepPieces<D extends Draft>(kind: KeptKind<D>, draft: D | null): void {
  // Signing out deletes drafts: a late scan must not bring one back.
  if (!readSession()) return
  const stored = draft && {
    ...draft,
    products: draft.products.map(({ product, ...typed }) => ({ ...typed, id: product._id })),
  }
  storeDraft(nameOf(kind), stored)
}

type Props<D extends Draft> = {
  kind: KeptKind<D>
  /** `missing`: how many of its products the shop has no more. */
  children: (begun: D, missing: number) => ReactNode
}

/** Begins with what was typed or scanned before and not booked, with its products as they are now. */
export function KeptPieces<D extends Draft>({ kind, children }: Props<D>) {
  const [stored] = useState(() => storedDraft(nameOf(kind), kind.schema))
  return stored && stored.products.length > 0 ? (
    <Filled name={kind.name} stored={stored}>
      {children}
    </Filled>
  ) : (
    children(stored ? fill<D>(stored, []) : kind.empty, 0)
  )
}

type FilledProps<D extends Draft> = Pick<Props<D>, 'children'> & { name: string; stored: StoredOf<D> }

function Filled<D extends Draft>({ name, stored, children }: FilledProps<D>) {
  const [begun, setBegun] = useState<D | null>(null)
  const { answer, value } = useRead(['kept pieces', name], signal =>
    Promise.all(stored.products.map(({ id }) => findProduct(id, signal))),
  )
  // Once: products that are read again must not replace what is typed since.
  if (!begun && value) setBegun(fill(stored, value))
  if (!begun) return <ReadState answer={answer} what="What you typed before" skeleton="h-96" />
  return children(begun, stored.products.length - begun.products.length)
}

/** Null for one that is deleted. */
const findProduct = (id: string, signal: AbortSignal) =>
  browserApi.catalogue.staffGet({ params: { id } }, { signal }).catch(error => {
    if (asApiError(error).code === 'not_found') return null
    throw error
  })

function fill<D extends Draft>(stored: StoredOf<D>, found: readonly (StaffProduct | null)[]): D {
  const products = stored.products.flatMap(({ id: _, ...typed }, nth) => {
    const product = found[nth]
    return product ? [{ ...typed, product }] : []
  })
  // The schema of its kind has checked all but the products.
  return { ...stored, products } as unknown as D
}
