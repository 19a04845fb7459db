import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type BuyerValues, fromChat } from './manual-draft.ts'
import { readOfChat, splitChat } from './split-chat.ts'

/** What is found in chats; a postal code is typed. */
const names: Record<Exclude<keyof BuyerValues, 'postalCode'>, string> = {
  fullName: 'name',
  phone: 'phone',
  address: 'address',
  landmark: 'landmark',
  city: 'city',
  email: 'email',
  note: 'note',
}

/** Takes the buyer's words as they stand in the chat, and fills in what it finds in them. */
export function ChatField({ onFound }: { onFound: (buyer: Partial<BuyerValues>) => void }) {
  const [text, setText] = useState('')
  const [result, setResult] = useState('')
  const [lastRead, setLastRead] = useState('')
  const read = (chat: string) => {
    const found = splitChat(chat)
    const filled = (Object.keys(names) as (keyof typeof names)[]).filter(name => found[name])
    if (filled.length > 0) {
      // The same chat with more of it is no second one.
      onFound(fromChat(found, lastRead !== '' && !chat.startsWith(lastRead)))
      setLastRead(chat)
    }
    const said =
      filled.length === 0
        ? 'Nothing was found in it. Type the address below.'
        : `Filled in: ${filled.map(name => names[name]).join(', ')}. Please check.`
    setResult([readOfChat(chat), said].filter(Boolean).join(' '))
  }
  return (
    <div>
      <TextArea
        label="Paste the chat"
        help="Name, phone, address and city are taken out of it, for you to correct."
        optional
        rows={3}
        value={text}
        onPaste={event => {
          const pasted = event.clipboardData.getData('text')
          // What is pasted into an empty field is the whole chat.
          if (text.trim() === '' && pasted.trim() !== '') read(pasted)
        }}
        onChange={event => {
          setText(event.target.value)
          setResult('')
        }}
      />
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          size="small"
          variant="outline"
          aria-disabled={text.trim() === ''}
          onClick={() => text.trim() !== '' && read(text)}
        >
          Fill in from the chat
        </Button>
        <p className="text-body-s text-ink-2">{result}</p>
      </div>
      <LiveRegion>{result}</LiveRegion>
    </div>
  )
}
