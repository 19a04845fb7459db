import type { ReactNode } from 'react'
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts'

const loadDialog = () => import('./pair-dialog.tsx').then(module => module.CardPairDialog)

type Props = {
  /** The addresses of the pieces. */
  slugs: readonly string[]
  /** What two pieces save together. */
  saving?: number
  /** In which both are offered first, as far as they have it. */
  colour?: string | null
  className: string
  children: ReactNode
}

/** The button on a card that asks for the size of each piece of a pair and adds them together. */
export function PairPress({ slugs, saving = 0, colour = null, className, children }: Props) {
  const { Part: Dialog, open, show, hide, approach } = useLazyDialog(loadDialog)
  return (
    <>
      <button type="button" {...approach} aria-haspopup="dialog" className={className} onClick={show}>
        {children}
      </button>
      {Dialog && <Dialog open={open} onClose={hide} slugs={slugs} saving={saving} colour={colour} />}
    </>
  )
}
