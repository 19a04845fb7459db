import { buttonClass } from '../../ui/button-class.ts'
import { AskOnWhatsApp } from '../ask-on-whats-app.tsx'

/** A message with the order's number. */
export const AskAboutOrder = ({ number, className }: { number: number; className?: string }) => (
  <AskOnWhatsApp
    message={`Hello, I have a question about order #${number}.`}
    className={buttonClass({ variant: 'outline', className })}
  >
    {`Ask about order #${number}`}
  </AskOnWhatsApp>
)
