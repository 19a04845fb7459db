import { useState } from 'react'
import { saveFile } from '../../parts/save-file.ts'
import { useShopName } from '../../parts/use-public-shop.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useCopy } from '../controls/use-copy.ts'
import { GuardedDialog } from '../dialogs/guarded-dialog.tsx'
import { staffDialogClass } from '../dialogs/staff-dialog-class.ts'

/** Named after the shop, so that the right ones are found among others. */
const fileNameOf = (shopName: string) =>
  `${shopName.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}-recovery-codes.txt`

/** Shows recovery codes, the only time; asks before it closes on codes that were not taken along. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [isKept, setIsKept] = useState(false)
  const copyText = useCopy()
  const fileName = fileNameOf(useShopName())
  const text = `Recovery codes\nEach signs in once without the phone.\n\n${codes.join('\n')}\n`
  const keep = (work: () => void) => () => {
    work()
    setIsKept(true)
  }
  const copy = () =>
    copyText(text, {
      done: 'Copied ten recovery codes',
      failed: 'Could not copy them. Download or print them instead.',
    }).then(isCopied => isCopied && setIsKept(true))
  return (
    <GuardedDialog
      open
      unsaved={!isKept}
      onClose={onClose}
      title="Your recovery codes"
      className={staffDialogClass}
      footer={<Button onClick={onClose}>I have kept them</Button>}
    >
      <Banner tone="warning">These are shown this once. Keep them where your phone is not.</Banner>
      <p className="mt-3 text-ink-2">
        If your phone is lost, enter one of them instead of a code. Each works once.
      </p>
      <ul className="my-4 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="small"
          data-autofocus
          onClick={keep(() => saveFile(new File([text], fileName, { type: 'text/plain' })))}
        >
          Download
        </Button>
        <Button variant="outline" size="small" onClick={keep(() => printText(text))}>
          Print
        </Button>
        <Button variant="outline" size="small" onClick={copy}>
          Copy
        </Button>
      </div>
    </GuardedDialog>
  )
}

/** On a sheet of its own: the page behind a dialog would be printed with it. */
function printText(text: string) {
  const sheet = window.open('', '_blank', 'width=480,height=640')
  if (!sheet) return
  const lines = sheet.document.createElement('pre')
  lines.textContent = text
  sheet.document.body.append(lines)
  sheet.print()
  sheet.close()
}
