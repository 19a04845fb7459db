import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'

const newOrdersLabel = (count: number) => `${count} new ${count === 1 ? 'order' : 'orders'}`

/** Says how many orders are new, here and in the tab's title. It lies over the page, so nothing moves under a click. */
export function NewOrders({ count, onShow }: { count: number; onShow: () => void }) {
  useTitleBadge(count)
  return (
    <>
      <LiveRegion>{count > 0 && newOrdersLabel(count)}</LiveRegion>
      {count > 0 && (
        <div className="pointer-events-none fixed inset-x-0 top-2 z-header flex justify-center">
          <Button onClick={onShow} className="pointer-events-auto shadow-overlay">
            {newOrdersLabel(count)}
            <span className="font-normal underline underline-offset-4">Show</span>
          </Button>
        </div>
      )}
    </>
  )
}

const badge = /^\(\d+\) /

function useTitleBadge(count: number) {
  useEffect(() => {
    const plain = document.title.replace(badge, '')
    document.title = count > 0 ? `(${count}) ${plain}` : plain
    return () => {
      document.title = document.title.replace(badge, '')
    }
  }, [count])
}
