/** How the screen says a value of the record of changes. */
export type SaidAs =
  | 'text'
  | 'longText'
  /** What somebody of the staff wrote about a person, or their address: it is erased with the person. */
  | 'personal'
  | 'texts'
  | 'lines'
  | 'allTexts'
  | 'named'
  | 'money'
  | 'percent'
  | 'time'
  | 'timeOrNo'
  | 'timeOrDraft'
  | 'yesOrNo'
  | 'category'
  | 'products'
  | 'stock'
  | 'optionPrices'
  | 'thirdOption'
  | 'pictures'
  | 'picture'
  | 'pictureAddress'
  | 'measures'
  | 'rule'
  | 'role'
  | 'zones'
  | 'terms'
  | 'weekdays'
  | 'cash'
  | 'tax'
  | 'homeParts'
  | 'types'

/** A field's label, and how its values are said: as text unless it says more, or in the words of each value. */
export type FieldWords = string | readonly [label: string, as: SaidAs | Readonly<Record<string, string>>]

/** What the record of changes says of one kind of record. Its actions and fields are stored, so they are never renamed. */
export type RecordWords = {
  name: string
  plural: string
  /** What each action says after its person's name; `…` stands for the record. */
  actions: Readonly<Record<string, string>>
  /** In the order in which they are shown. */
  fields: Readonly<Record<string, FieldWords>>
}
