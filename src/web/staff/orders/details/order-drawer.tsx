import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { StaffOrder } from '../../../../contract/orders/staff-orders.ts'
import { LeaveQuestion } from '../../../parts/form/leave-question.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { X } from '../../../ui/icons.tsx'
import { ChevronLeft, ChevronRight } from '../../../ui/page-icons.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { MenuContainer } from '../../controls/menu-panel.tsx'
import type { OrderAction } from '../actions/order-actions.ts'
import { openedFromList } from '../opened-from-list.ts'
import { LoadedOrder } from './loaded-order.tsx'

type Props = {
  /** The order to show, or null. */
  id: string | null
  /** The orders of the list beside it, in their order. */
  listed: readonly string[]
  detailsUrl: (id: string) => string
  onClose: () => void
  /** The order was changed, so lists that show it are out of date. */
  onChanged: () => void
  onRun: (order: StaffOrder, action: OrderAction) => void
  /** What is asked before an order is moved. */
  questions: ReactNode
}

const besideTheList = '(min-width: 80rem)'

/**
 * An order with all its details: beside the list on a wide screen, where the list stays in use, and over it on a narrow
 * one. It leads to the orders before and after it.
 */
export function OrderDrawer({ id, listed, detailsUrl, onClose, onChanged, onRun, questions }: Props) {
  const isBeside = useMedia(besideTheList)
  // Kept while the drawer slides out.
  const [shown, setShown] = useState(id)
  const [title, setTitle] = useState('Order')
  const [unsaved, setUnsaved] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const [popup, setPopup] = useState<HTMLElement | null>(null)
  if (id && id !== shown) {
    setShown(id)
    setTitle('Order')
    setUnsaved(false)
  }
  // Over the list the drawer hides all else from screen readers.
  const isOverList = id !== null && !isBeside
  const close = () => (unsaved ? setIsAsking(true) : onClose())
  return (
    <>
      {!isOverList && questions}
      <Dialog.Root
        open={id !== null}
        modal={!isBeside}
        disablePointerDismissal={isBeside}
        onOpenChange={(_, details) => {
          // Esc and clicks are for the question that lies over the drawer.
          if (document.querySelector('dialog[open]')) details.cancel()
          else close()
        }}
      >
        <Dialog.Portal>
          {!isBeside && <Dialog.Backdrop className="drawer-backdrop" />}
          <Dialog.Popup
            ref={setPopup}
            className="drawer text-label [--font-display:var(--font-text)]"
            initialFocus={heading}
            finalFocus={() => document.querySelector<HTMLElement>(`tr[data-order="${shown}"] a`)}
          >
            <DrawerHead heading={heading} title={title} id={id} listed={listed} detailsUrl={detailsUrl} />
            <div className="@container px-4 pt-2 pb-6">
              <MenuContainer value={popup}>
                {shown && (
                  <LoadedOrder
                    key={shown}
                    id={shown}
                    onChanged={onChanged}
                    onRun={onRun}
                    onNumber={setTitle}
                    onUnsaved={setUnsaved}
                  />
                )}
              </MenuContainer>
            </div>
            {isOverList && questions}
            <LeaveQuestion
              guard={{
                asked: isAsking && id !== null,
                stay: () => setIsAsking(false),
                leave: () => {
                  setIsAsking(false)
                  onClose()
                },
              }}
            >
              What you entered here will be lost.
            </LeaveQuestion>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  )
}

type HeadProps = Pick<Props, 'id' | 'listed' | 'detailsUrl'> & {
  heading: RefObject<HTMLHeadingElement | null>
  title: string
}

function DrawerHead({ heading, title, id, listed, detailsUrl }: HeadProps) {
  const { before, after } = useNeighbours(id, listed)
  return (
    <header className="sticky top-0 z-header flex items-center gap-1 border-line border-b bg-inherit py-1 pr-2 pl-4">
      <Dialog.Title ref={heading} tabIndex={-1} className="grow font-semibold text-heading outline-none">
        {title}
      </Dialog.Title>
      <Neighbour to={before} url={detailsUrl} label="Previous order">
        <ChevronLeft />
      </Neighbour>
      <Neighbour to={after} url={detailsUrl} label="Next order">
        <ChevronRight />
      </Neighbour>
      <Dialog.Close
        render={
          <IconButton label="Close">
            <X />
          </IconButton>
        }
      />
    </header>
  )
}

/** Of an order that has left the list meanwhile, as it was moved on, those around the place it had. */
function useNeighbours(id: string | null, listed: readonly string[]) {
  const [last, setLast] = useState({ id, place: -1 })
  const place = id === null ? -1 : listed.indexOf(id)
  if (place !== -1 && (last.id !== id || last.place !== place)) setLast({ id, place })
  if (place !== -1) return { before: listed[place - 1] ?? null, after: listed[place + 1] ?? null }
  const gone = last.id === id && last.place !== -1
  return {
    before: gone ? (listed[last.place - 1] ?? null) : null,
    after: gone ? (listed[last.place] ?? null) : null,
  }
}

type NeighbourProps = {
  to: string | null
  url: (id: string) => string
  label: string
  children: ReactNode
}

/** Takes the place of the open order in the history, so that one step back leads to the list. */
const Neighbour = ({ to, url, label, children }: NeighbourProps) =>
  to === null ? (
    <IconButton label={label} aria-disabled>
      {children}
    </IconButton>
  ) : (
    <Link
      to={url(to)}
      state={openedFromList}
      replace
      preventScrollReset
      aria-label={label}
      className="icon-button hover:bg-sunk"
    >
      {children}
    </Link>
  )
