/** Where an order came from. `web`: the buyer placed it in the shop. */
export const orderSources = ['web', 'whatsapp', 'instagram', 'phone', 'counter'] as const
export type OrderSource = (typeof orderSources)[number]
/** Where the staff take orders that they type. */
export const manualSources = ['whatsapp', 'instagram', 'phone', 'counter'] as const

/** How the staff read it of an order. */
export const orderedBy: Record<(typeof manualSources)[number], string> = {
  whatsapp: 'Ordered by WhatsApp',
  instagram: 'Ordered on Instagram',
  phone: 'Ordered by phone',
  counter: 'Ordered at the counter',
}

/** What each is called on screens and in exports. */
export const orderSourceNames: Record<OrderSource, string> = {
  web: 'Online shop',
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  phone: 'Phone',
  counter: 'Counter',
}
