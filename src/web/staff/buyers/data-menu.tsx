import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ownersOnly } from '../../../contract/accounts/staff-roles.ts'
import type { Buyer } from '../../../contract/orders/buyers.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { personalDataFile } from '../../parts/account/personal-data-file.ts'
import { saveFile } from '../../parts/save-file.ts'
import { countLabel } from '../../ui/count-label.ts'
import { useToasts } from '../../ui/toast-context.ts'
import { useMay } from '../access/staff-role.ts'
import { RowMenu } from '../controls/row-menu.tsx'
import { EraseCustomer, type Erased } from './erase-customer.tsx'

type Props = { buyer: Pick<Buyer, 'accounts' | 'fullName'>; onErased: () => void }

/** Exporting and deleting what the shop keeps of a customer: each account of the number by itself, its guests together. */
export function DataMenu({ buyer: { accounts, fullName }, onErased }: Props) {
  const owns = useMay(ownersOnly)
  const [erasing, setErasing] = useState<Erased | null>(null)
  const toasts = useToasts()
  if (!owns || accounts.length === 0) return null
  const download = async ({ ids }: Erased) => {
    try {
      for (const id of ids)
        saveFile(personalDataFile(await browserApi.privacy.ofCustomer({ params: { id } }), 'customer-data'))
    } catch (error) {
      toasts.show({ tone: 'error', text: `The data could not be exported. ${asApiError(error).message}` })
    }
  }
  const forget = (text: string) => {
    // An open dialog holds the focus, so it has to be gone first.
    flushSync(() => setErasing(null))
    toasts.show({ text })
    onErased()
  }
  const all = erasable(accounts)
  const of = ({ what }: Erased) => (all.length === 1 ? '' : ` of ${what}`)
  return (
    <>
      <RowMenu
        label={`Data of ${fullName || 'this customer'}`}
        items={all.flatMap(each => [
          { label: `Export data${of(each)}`, onAct: () => void download(each) },
          { label: `Delete data${of(each)}`, onAct: () => setErasing(each) },
        ])}
      />
      {erasing && (
        <EraseCustomer
          erased={erasing}
          onErased={() => forget(`The data of ${erasing.name} is deleted.`)}
          onPartly={() => forget('A part of the data is deleted.')}
          onCancel={() => setErasing(null)}
        />
      )}
    </>
  )
}

function erasable(accounts: Buyer['accounts']): Erased[] {
  const guests = accounts.filter(({ guest }) => guest)
  const owned = accounts.filter(({ guest }) => !guest)
  const [newest] = guests
  return [
    ...owned.map(({ _id, name, email }) => ({ ids: [_id], name, what: email })),
    ...(newest
      ? [
          {
            ids: guests.map(({ _id }) => _id),
            name: newest.name || 'a guest',
            what: guests.length === 1 ? 'the guest' : countLabel(guests.length, 'guest'),
          },
        ]
      : []),
  ]
}
