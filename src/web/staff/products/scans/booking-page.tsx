import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { paths } from '../../paths.ts'
import { type Draft, KeptPieces } from './kept-pieces.tsx'

/** The frame of a screen on which products are scanned or typed, with what was not booked in an earlier visit. */
export const BookingPage = <D extends Draft>(kept: ComponentProps<typeof KeptPieces<D>>) => (
  <div className="max-w-4xl">
    <PageHead>
      <Link to={paths.productList()} className={buttonClass({ variant: 'outline', size: 'small' })}>
        Go to products
      </Link>
    </PageHead>
    <KeptPieces {...kept} />
  </div>
)
