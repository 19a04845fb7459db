import { Banner } from '../../../ui/banner.tsx'

export const TestModeNotice = () => (
  <Banner tone="warning" title="Test cards only, no money moves">
    Pay with the card 4242 4242 4242 4242, any future date and any security code.
  </Banner>
)
