import { Banner } from '../../../ui/banner.tsx'

export const TestMode = () => (
  <Banner tone="warning" title="Test mode">
    No money moves. The card 4242 4242 4242 4242 pays, with any date to come and any security code.
  </Banner>
)
