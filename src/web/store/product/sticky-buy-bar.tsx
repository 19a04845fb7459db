import { type ReactNode, type RefObject, useRef } from 'react'
import type { Product } from '../../../contract/catalogue.ts'
import { Price } from '../../parts/product/price.tsx'
import { useBarHeight } from '../../ui/use-bar-height.ts'
import { useOffScreen } from './use-off-screen.ts'

type Props = { product: Product; main: RefObject<HTMLElement | null>; children: ReactNode }

/** On phones, keeps price and button on screen while the main button is out of sight. */
export function StickyBuyBar(props: Props) {
  return useOffScreen(props.main) && <BuyBar {...props} />
}

function BuyBar({ product, children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight(bar)
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-header flex items-center justify-between gap-4 border-line border-t bg-paper px-4 py-2 lg:hidden"
    >
      <Price price={product.price} displayPrice={product.displayPrice} />
      {children}
    </div>
  )
}
