import type { Stripe } from '@stripe/stripe-js'
// The package's other entry fetches Stripe's script as soon as it is imported.
import { loadStripe } from '@stripe/stripe-js/pure'
import type { CardSetup } from '../../../../contract/payments.ts'

/** Loads Stripe's script, or the sandbox's. Throws when it cannot be loaded; may be called again. */
export async function loadProvider({ publishableKey, scriptUrl }: CardSetup): Promise<Stripe> {
  if (scriptUrl !== null && !window.Stripe) await loadScript(scriptUrl)
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('There is no card form outside a browser')
  return stripe
}

function loadScript(src: string): Promise<void> {
  const script = document.createElement('script')
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${src} could not be loaded`))
    })
    script.src = src
    document.head.append(script)
  })
}
