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

/** As it is listed: "Delivery: Lahore". */
export const deliveryAmountLabel = ({ of, name }: Pick<DeliveryAmount, 'of' | 'name'>) =>
  `${deliveryAmountNames[of]}: ${name || 'every other city'}`

type DeliveryAmount = {
  of: DeliveryAmountKind
  /** Of the zone; '' for every other city, 'every city' for what is the same everywhere. */
  name: string
  /** Where it stands in the settings: "zones.0.charge". */
  path: string
  /** Null where the terms have none. */
  amount: number | null
}

type Amounts = { [Of in DeliveryAmountKind]?: number | null }

/** The amounts that stand right among these fields. */
const entriesOf = (fields: object): [DeliveryAmountKind, number | null][] =>
  deliveryAmountKinds.flatMap(of => {
    const amount = (fields as Amounts)[of]
    return amount === undefined ? [] : [[of, amount]]
  })

/** The fields that are amounts, without the others. */
export const onlyAmounts = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(entriesOf(fields)) as Pick<Fields, keyof Fields & DeliveryAmountKind>

/** All amounts of the terms of delivery, those of the zones first. Terms for the same zones list as many. */
export const amountsOf = (delivery: Delivery): DeliveryAmount[] =>
  [
    ...delivery.zones.map((zone, nth) => ({ at: `zones.${nth}.`, name: zone.name, terms: zone })),
    { at: 'elsewhere.', name: '', terms: delivery.elsewhere },
    { at: '', name: 'every city', terms: delivery },
  ].flatMap(({ at, name, terms }) =>
    entriesOf(terms).map(([of, amount]) => ({ of, name, path: at + of, amount })),
  )

/** The same delivery with other amounts; where its terms have none they still have none. */
export function mapAmounts(delivery: Delivery, change: (amount: number) => number): Delivery {
  const changed = <Terms extends object>(terms: Terms): Terms => ({
    ...terms,
    ...Object.fromEntries(
      entriesOf(terms).map(([of, amount]) => [of, amount === null ? null : change(amount)]),
    ),
  })
  return {
    ...changed(delivery),
    zones: delivery.zones.map(changed),
    elsewhere: changed(delivery.elsewhere),
  }
}
