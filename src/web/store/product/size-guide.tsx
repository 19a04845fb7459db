import type { ComponentProps } from 'react'
import { standaloneLink } from '../../ui/text-link.ts'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'
import type { SizeGuideDialog } from './size-guide-dialog.tsx'

const loadDialog = () => import('./size-guide-dialog.tsx').then(module => module.SizeGuideDialog)

/** The link beside the sizes that opens the size charts. */
export function SizeGuide(props: Omit<ComponentProps<typeof SizeGuideDialog>, 'open' | 'onClose'>) {
  const { Part: Dialog, open, show, hide, approach } = useLazyDialog(loadDialog)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...approach}
        onClick={show}
        className={`${standaloneLink} noscript:hidden`}
      >
        Size guide
      </button>
      {Dialog && <Dialog {...props} open={open} onClose={hide} />}
    </>
  )
}
