import { buttonClass } from '../../ui/button-class.ts'
import { AskOnWhatsApp } from '../ask-on-whats-app.tsx'

/** A message with the order's number. */
export const AskAboutOrder = ({ number }: { number: number }) => (
  <AskOnWhatsApp
    message={`Hello, I have a question about order #${number}.`}
    className={buttonClass({ variant: 'outline' })}
  >
    {`Ask about order #${number}`}
  </AskOnWhatsApp>
)
