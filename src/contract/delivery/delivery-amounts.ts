import type { Delivery } from './delivery.ts'

/** The fields that may hold a number, which is an amount. */
type AmountIn<Terms> = {
  [Field in keyof Terms]-?: number extends Terms[Field] ? Field : never
}[keyof Terms]

/** What the amounts in the terms of delivery are called where they are listed. An amount without a name does not compile. */
export const deliveryAmountNames = {
  charge: 'Delivery',
  freeFrom: 'Free delivery from',
} as const satisfies Record<AmountIn<Delivery['elsewhere']> | AmountIn<Delivery>, string>

type DeliveryAmountKind = keyof typeof deliveryAmountNames

// The names have these keys and no others.
export const deliveryAmountKinds = Object.keys(deliveryAmountNames) as DeliveryAmountKind[]

type DeliveryAmount = {
  of: DeliveryAmountKind
  /** Of the zone; '' for every other city. */
  name: string
  /** Where it stands in the settings: "zones.0.charge". */
  path: string
  /** Null where the terms have none. */
  amount: number | null
}

/** All amounts of the terms of delivery, those of the zones first. Terms for the same zones list as many. */
export const amountsOf = ({ zones, elsewhere }: Delivery): DeliveryAmount[] =>
  [
    ...zones.map((zone, nth) => ({ at: `zones.${nth}`, name: zone.name, terms: zone })),
    { at: 'elsewhere', name: '', terms: elsewhere },
  ].flatMap(({ at, name, terms }) =>
    deliveryAmountKinds.map(of => ({ of, name, path: `${at}.${of}`, amount: terms[of] })),
  )

/** The same delivery with other amounts; where its terms have none they still have none. */
export function mapAmounts(delivery: Delivery, change: (amount: number) => number): Delivery {
  const changed = (amount: number | null) => (amount === null ? null : change(amount))
  const changeTerms = <Terms extends Delivery['elsewhere']>(terms: Terms): Terms => ({
    ...terms,
    ...Object.fromEntries(deliveryAmountKinds.map(of => [of, changed(terms[of])])),
  })
  return { ...delivery, zones: delivery.zones.map(changeTerms), elsewhere: changeTerms(delivery.elsewhere) }
}
