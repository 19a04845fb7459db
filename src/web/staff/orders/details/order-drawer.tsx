import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { LeaveQuestion } from '../../../parts/form/leave-question.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { X } from '../../../ui/icons.tsx'
import { ChevronLeft, ChevronRight } from '../../../ui/page-icons.tsx'
import { useMedia } from '../../../ui/use-media.ts'
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
}

const besideTheList = '(min-width: 80rem)'

/**
 * An order with all its details: beside the list on a wide screen, where the list stays in use, and over it on a narrow
 * one. It leads to the orders before and after it.
 */
export function OrderDrawer({ id, listed, detailsUrl, onClose, onChanged }: Props) {
  const isBeside = useMedia(besideTheList)
  // Kept while the drawer slides out.
  const [shown, setShown] = useState(id)
  const [title, setTitle] = useState('Order')
  const [unsaved, setUnsaved] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  if (id && id !== shown) {
    setShown(id)
    setTitle('Order')
    setUnsaved(false)
  }
  const close = () => (unsaved ? setIsAsking(true) : onClose())
  return (
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
          className="drawer text-label [--font-display:var(--font-text)]"
          finalFocus={() => document.querySelector<HTMLElement>(`tr[data-order="${shown}"] a`)}
        >
          <DrawerHead title={title} id={id} listed={listed} detailsUrl={detailsUrl} />
          <div className="@container px-4 pt-2 pb-6">
            {shown && (
              <LoadedOrder
                key={shown}
                id={shown}
                onChanged={onChanged}
                onNumber={setTitle}
                onUnsaved={setUnsaved}
              />
            )}
          </div>
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
  )
}

type HeadProps = Pick<Props, 'id' | 'listed' | 'detailsUrl'> & { title: string }

const DrawerHead = ({ title, id, listed, detailsUrl }: HeadProps) => (
  <header className="sticky top-0 z-header flex items-center gap-1 border-line border-b bg-inherit py-1 pr-2 pl-4">
    <Dialog.Title className="grow font-semibold text-heading">{title}</Dialog.Title>
    <Neighbour to={neighbour(listed, id, -1)} url={detailsUrl} label="Previous order">
      <ChevronLeft />
    </Neighbour>
    <Neighbour to={neighbour(listed, id, 1)} url={detailsUrl} label="Next order">
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

const neighbour = (listed: readonly string[], id: string | null, by: -1 | 1): string | null => {
  const place = id === null ? -1 : listed.indexOf(id)
  return place === -1 ? null : (listed[place + by] ?? null)
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
