import type { ReactNode } from 'react'
import { Picture } from '../../parts/picture/picture.tsx'
import { smallWidths } from '../../parts/picture/picture-source.ts'

type Props = { title: string; detail?: ReactNode; picture: string }

export const ProductCell = ({ title, detail, picture }: Props) => (
  <>
    <Picture
      src={picture}
      alt=""
      sizes="32px"
      widths={smallWidths}
      width={32}
      height={40}
      className="h-10 w-8 shrink-0"
    />
    <span className="min-w-0 grow">
      {title}
      {detail && <span className="block text-caption text-ink-3">{detail}</span>}
    </span>
  </>
)
