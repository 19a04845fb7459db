import type { ReactNode } from 'react'
import { ProductThumbnail } from '../shell/product-thumbnail.tsx'

type Props = { title: string; detail?: ReactNode; picture: string }

export const ProductCell = ({ title, detail, picture }: Props) => (
  <>
    <ProductThumbnail src={picture} />
    <span className="min-w-0 grow">
      {title}
      {detail && <span className="block text-caption text-ink-3">{detail}</span>}
    </span>
  </>
)
