import type { ApiError } from '../../api/error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

type Props = {
  error: ApiError
  /** Loads what is typed about anew; left out where nobody else can have changed it. */
  onReload?: () => void
  /** Null where asking again would change nothing. */
  onRetry: (() => void) | null
}

/** Why an order is not saved, or what it costs is not known, and the way on. */
export function ProblemBanner({ error, onReload, onRetry }: Props) {
  const wayOn =
    error.code === 'order_changed' && onReload
      ? { label: 'Load it again', onClick: onReload }
      : onRetry && { label: 'Try again', onClick: onRetry }
  return (
    <Banner
      tone="error"
      className="mb-3"
      action={
        wayOn && (
          <Button size="small" variant="outline" onClick={wayOn.onClick}>
            {wayOn.label}
          </Button>
        )
      }
    >
      {error.message}
    </Banner>
  )
}
