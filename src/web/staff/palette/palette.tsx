import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { calling } from '../../../contract/accounts/staff-roles.ts'
import { useCurrency } from '../../parts/money.tsx'
import { useComboboxKeys } from '../../parts/search/use-combobox-keys.ts'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { useToasts } from '../../ui/toast-context.ts'
import { useMay, useStaffRole } from '../access/staff-role.ts'
import { StaffCache } from '../cache/staff-cache.tsx'
import { actionsFor } from './actions.ts'
import { type Choice, searchChoices } from './choices.ts'
import { ChoicesList } from './choices-list.tsx'
import { SearchNote } from './search-note.tsx'
import { useEnterAfterAnswer } from './use-enter-after-answer.ts'
import { useStaffSearch } from './use-staff-search.ts'

type Props = { open: boolean; onClose: () => void }

/** One search for orders, products, customers, screens and actions. */
export const Palette = ({ open, onClose }: Props) => (
  <DialogFrame
    open={open}
    onClose={onClose}
    placement="modal-center"
    aria-label="Quick find"
    className="mt-[max(1rem,10dvh)]! max-w-dialog"
  >
    {/* It stands in the header, which is there before anybody may read. */}
    <StaffCache>
      <PaletteBody onClose={onClose} />
    </StaffCache>
  </DialogFrame>
)

function PaletteBody({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const role = useStaffRole()
  const currency = useCurrency()
  const searches = useMay(calling)
  const { search, waiting, retry } = useStaffSearch(searches ? text.trim() : '')
  // Actions are known at once and come first, so the row under Enter stays when the answer arrives.
  const actions = actionsFor(text, role)
  const choices = [...actions, ...(search.state === 'found' ? searchChoices(search.found, currency) : [])]
  const choose = useOpenChoice(onClose)
  const keys = useComboboxKeys({
    count: choices.length,
    open: true,
    onOpen: () => undefined,
    onClose,
    onEnter: index => choices[index] && choose(choices[index]),
  })
  const heldEnter = useEnterAfterAnswer({
    waiting,
    answerKey: `${text} ${search.state}`,
    onAnswer: enterPressed => {
      const [first] = choices
      if (enterPressed && first) return choose(first)
      // The answer may have replaced the row that the arrow keys had reached.
      if (keys.active < 0 || keys.active >= actions.length) keys.setActive(text.trim() && first ? 0 : -1)
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && waiting && keys.active < 0 && !event.nativeEvent.isComposing)
      heldEnter.press(event)
    else keys.onKeyDown(event)
  }
  return (
    <div className="flex max-h-[min(36rem,80dvh)] flex-col">
      <div className="shrink-0 border-line border-b p-2">
        <input
          type="search"
          role="combobox"
          data-autofocus
          aria-label={
            searches ? 'Find orders, products, customers, screens and actions' : 'Find screens and actions'
          }
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={choices.length > 0 ? id : undefined}
          aria-activedescendant={keys.active >= 0 ? `${id}-${keys.active}` : undefined}
          autoComplete="off"
          enterKeyHint="go"
          placeholder={searches ? 'Order, product, customer, screen' : 'Screen or action'}
          value={text}
          onChange={event => {
            const typed = event.target.value
            setText(typed)
            heldEnter.letGo()
            // Enter opens the first action; rows found for the earlier text must not be opened.
            keys.setActive(typed.trim() !== '' && actionsFor(typed, role).length > 0 ? 0 : -1)
          }}
          onKeyDown={onKeyDown}
          className="block min-h-11 w-full rounded-control bg-white px-3 text-body placeholder:text-ink-3"
        />
      </div>
      <ChoicesList id={id} choices={choices} active={keys.active} busy={waiting} onChoose={choose} />
      <SearchNote
        search={search}
        waiting={waiting}
        isEmpty={choices.length === 0}
        query={text}
        onRetry={retry}
      />
      <LiveRegion>{waiting || text.trim() === '' ? '' : `${choices.length} found`}</LiveRegion>
    </div>
  )
}

/** Closes the palette and opens the choice. Some choices look up their address first. */
function useOpenChoice(onClose: () => void) {
  const navigate = useNavigate()
  const toasts = useToasts()
  return async (choice: Choice) => {
    onClose()
    if (typeof choice.to === 'string') return navigate(choice.to)
    const destination = await choice.to().catch(() => undefined)
    if (destination) {
      if (destination.message) toasts.show({ text: destination.message })
      return navigate(destination.to)
    }
    const emptyMessage = destination === null ? choice.emptyMessage : undefined
    toasts.show(
      emptyMessage
        ? { text: emptyMessage }
        : { text: 'The shop could not be reached. Try again.', tone: 'error' },
    )
  }
}
