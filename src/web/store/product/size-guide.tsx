import { standaloneLink } from '../../ui/text-link.ts'
import { useLazyDialog } from './use-lazy-dialog.ts'

const loadDialog = () => import('./size-guide-dialog.tsx').then(module => module.SizeGuideDialog)

/** The link beside the sizes that opens the size tables. */
export function SizeGuide({ category }: { category: string }) {
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
      {Dialog && <Dialog category={category} open={open} onClose={hide} />}
    </>
  )
}
