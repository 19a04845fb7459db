import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import type { Choice } from '../../parts/buy/choice.ts'
import { Price } from '../../parts/product/price.tsx'
import { priceFrom } from '../../parts/product/price-from.ts'
import { useBarHeight } from '../../ui/use-bar-height.ts'

type Props = {
  product: Product
  choice: Choice
  main: RefObject<HTMLElement | null>
  children: ReactNode
}

/** On phones, keeps price, choice and button on screen while the main button is out of sight, in the bottom bar's place. */
export function StickyBuyBar(props: Props) {
  return useOffScreen(props.main) && <BuyBar {...props} />
}

function BuyBar({ product, choice, children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight(bar, 'alone')
  const chosen = [choice.color, choice.size, choice.third].filter(Boolean).join(', ')
  return (
    <div
      ref={bar}
      className="safe-bottom fixed inset-x-0 bottom-0 z-header flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t bg-paper px-4 pt-2 lg:hidden"
    >
      <div className="min-w-0 grow basis-32">
        <Price {...priceFrom(product, choice)} />
        {chosen && <p className="truncate text-caption text-ink-2">{chosen}</p>}
      </div>
      {children}
    </div>
  )
}

/** Heights of a phone's top and bottom bars, which cover the page. */
const behindBars = '-56px 0px -57px'

/** Whether an element is out of sight; false until the browser has looked. */
function useOffScreen(ref: RefObject<HTMLElement | null>): boolean {
  const [off, setOff] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(([entry]) => setOff(entry ? !entry.isIntersecting : false), {
      rootMargin: behindBars,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return off
}
