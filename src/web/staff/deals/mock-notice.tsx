import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

type Props = { retrying: boolean; onRetry: () => void }

/** Stands above the deals as long as the shop cannot be reached. */
export const MockNotice = ({ retrying, onRetry }: Props) => (
  <Banner
    tone="error"
    title="Using mock data - API not available"
    className="mb-5"
    action={
      <Button variant="outline" size="small" pending={retrying} pendingLabel="Trying again" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    Nothing here is saved. Sample deals and your changes stay in this browser only and disappear once the shop
    is back.
  </Banner>
)
