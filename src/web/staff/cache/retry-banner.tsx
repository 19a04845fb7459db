import type { Answer } from '../../api/use-answer.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

type Props = {
  failure: Extract<Answer<unknown>, { state: 'failed' }>
  /** What the failure means for the page: 'These orders may be out of date.' */
  message: string
  className?: string
}

/** A failed call with a button for another try, above or in place of what it would have loaded. */
export const RetryBanner = ({ failure: { error, retry, retrying }, message, className }: Props) => (
  <Banner
    tone="error"
    className={className}
    action={
      <Button variant="outline" size="small" pending={retrying} onClick={retry}>
        Retry
      </Button>
    }
  >
    {message} {error.message}
  </Banner>
)
