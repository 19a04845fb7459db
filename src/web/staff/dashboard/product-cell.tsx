import type { ReactNode } from 'react'
import { ProductThumbnail } from '../controls/product-thumbnail.tsx'

type Props = { title: string; detail?: ReactNode; picture: string }

/** What stands beside it goes below where the line is too short for both. */
export const ProductCell = ({ title, detail, picture }: Props) => (
  <span className="flex min-w-0 grow basis-40 items-center gap-3">
    <ProductThumbnail src={picture} />
    <span className="min-w-0 grow">
      {title}
      {detail && <span className="block text-caption text-ink-3">{detail}</span>}
    </span>
  </span>
)
