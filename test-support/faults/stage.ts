import type Stripe from 'stripe'
import type { Deps } from '../../src/server/deps.ts'
import type { Told } from './told.ts'

/** A buyer with two pieces of a product in the cart, and what moves around them. */
export type Stage = {
  deps: Deps
  stripe: Stripe
  webhookSecret: string
  buyer: string
  admin: string
  productId: string
  wait: (minutes: number) => void
  answerBank: (paymentIntentId: string) => Promise<void>
  /** Notes what somebody was told. */
  told: (told: Told) => void
}
