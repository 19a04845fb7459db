import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { browserApi } from '../../api/browser.ts'
import { closeSession, useSession } from '../../api/session.ts'
import { EraseDialog } from '../../parts/account/erase-dialog.tsx'
import { personalDataFile } from '../../parts/account/personal-data-file.ts'
import { DownloadButton } from '../../parts/download-button.tsx'
import { clearViewed } from '../../parts/recently-viewed/viewed-ids.ts'
import { Button } from '../../ui/button.tsx'

/** A copy of what the shop knows about the person, and the way to be forgotten. */
export function OwnData({ onErased }: { onErased: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const isOfStaff = useSession()?.userType === 'admin'
  const leave = () => {
    // First, or the page of a session that is over would ask to sign in again.
    flushSync(onErased)
    closeSession('left')
    clearViewed()
  }
  return (
    <section aria-labelledby="data-heading">
      <h2 id="data-heading" className="font-display text-display-m">
        Your data
      </h2>
      <div className="mt-4 border-line border-t">
        <Choice
          title="A copy for you"
          text="Your account, orders, cart, wishlist and where you are signed in, in one file that other programs can read."
        >
          <DownloadButton
            read={async () => personalDataFile(await browserApi.privacy.mine())}
            pendingLabel="Preparing…"
          >
            Download my data
          </DownloadButton>
        </Choice>
        <Choice
          title="Delete your account"
          text={
            isOfStaff
              ? 'You work for the shop. Leave its staff first, or ask an owner to remove you.'
              : 'You can delete your account once every order has arrived or been cancelled; until then we need the address.'
          }
        >
          {!isOfStaff && (
            <Button variant="outline" size="small" onClick={() => setIsAsking(true)}>
              Delete my account
            </Button>
          )}
        </Choice>
      </div>
      {isAsking && (
        <EraseDialog
          confirmLabel="Delete account"
          title="Delete your account?"
          erase={body => browserApi.privacy.eraseMine({ body })}
          onErased={leave}
          onCancel={() => setIsAsking(false)}
        >
          <p>
            Your name, email, phone, address, cart and wishlist are deleted at once, and you are signed out
            everywhere. This cannot be undone.
          </p>
          <p className="mt-3">
            Your orders stay in the shop’s books, as the law asks of it: what was bought, when and for how
            much, but no longer by whom. Its backups forget you some days later.
          </p>
        </EraseDialog>
      )}
    </section>
  )
}

function Choice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-b py-4">
      <div className="min-w-0 grow basis-72">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-body-s text-ink-2">{text}</p>
      </div>
      {children}
    </div>
  )
}
