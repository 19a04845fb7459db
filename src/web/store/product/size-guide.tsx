import type { SizeChart } from '../../../contract/catalogue/size-charts.ts'
import { standaloneLink } from '../../ui/text-link.ts'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'

const loadDialog = () => import('./size-guide-dialog.tsx').then(module => module.SizeGuideDialog)

/** The link beside the sizes that opens the size charts. */
export function SizeGuide({ charts }: { charts: readonly SizeChart[] }) {
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
      {Dialog && <Dialog charts={charts} open={open} onClose={hide} />}
    </>
  )
}
