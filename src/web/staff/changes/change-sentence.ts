import type { Change, ChangeSubject } from '../../../contract/staff.ts'

type What = Pick<Change, 'thing' | 'action'>

/** What each recorded action says after its person's name; `…` stands for the subject. */
const sentences: Record<ChangeSubject, Record<string, string>> = {
  product: {
    added: 'added product …',
    changed: 'changed product …',
    published: 'published product …',
    'made a draft': 'made product … a draft',
    repriced: 'changed the price of product …',
    deleted: 'deleted product …',
    linked: 'changed what goes with product …',
    undone: 'undid a change of product …',
  },
  order: {
    entered: 'entered order …',
    changed: 'changed order …',
    merged: 'put order … into the parcel of another',
    moved: 'changed the status of order …',
    called: 'recorded a call about order …',
    'took back the call': 'took back the call about order …',
    noted: 'added a note to order …',
    'noted as refused': 'noted that order … was refused at the door',
    'corrected the parcel': 'corrected the parcel of order …',
    refunded: 'refunded order …',
    'noted the cash': 'noted the cash of order …',
    'took back the cash': 'noted that the cash of order … has not come',
  },
  deal: {
    added: 'added deal …',
    changed: 'changed deal …',
    deleted: 'deleted deal …',
    undone: 'undid a change of deal …',
  },
  staff: {
    invited: 'invited … to the staff',
    'invited again': 'invited … to the staff again',
    removed: 'removed … from the staff',
    'given another role': 'changed the role of …',
    'made an owner by the settings': 'became an owner by the settings: …',
    'made an owner on leaving the demo': 'became an owner when the demo was left: …',
    'made an admin by the settings': 'became a member of the staff by the settings: …',
  },
  payment: {
    'tried again': 'tried payment … again',
    'settled by hand': 'closed payment … as settled by hand',
  },
  customer: {
    'read the record': 'looked at the record of …',
    'exported the data': 'exported the data of …',
    deleted: 'deleted a buyer: …',
    noted: 'changed what is written of …',
    blocked: 'blocked the number of …',
    'let order again': 'let … order against cash again',
  },
  export: {
    exported: 'exported …',
  },
  category: {
    added: 'added category …',
    changed: 'changed category …',
    ordered: 'put the categories of … into another order',
    merged: 'merged category … into another',
    deleted: 'deleted category …',
    undone: 'undid a change of category …',
  },
  collection: {
    added: 'added collection …',
    changed: 'changed collection …',
    ordered: 'put the … into another order',
    multiplied: 'multiplied the price of collection … with all prices',
    undone: 'undid the multiplication of collection …',
    deleted: 'deleted collection …',
    'taken back': 'undid a change of collection …',
  },
  chart: {
    added: 'added size chart …',
    changed: 'changed size chart …',
    deleted: 'deleted size chart …',
    undone: 'undid a change of size chart …',
  },
  page: {
    added: 'added page …',
    changed: 'changed page …',
    published: 'published page …',
    withdrawn: 'made page … a draft',
    deleted: 'deleted page …',
    undone: 'undid a change of page …',
  },
  settings: {
    changed: 'changed the settings under “…”',
    multiplied: 'multiplied the amounts of “…” with all prices',
    undone: 'undid the multiplication of “…”',
    'left the demo': 'made a shop for customers of … (the demo)',
  },
}

const thingNames: Record<ChangeSubject, string> = {
  product: 'product',
  order: 'order',
  deal: 'deal',
  staff: 'member of staff',
  payment: 'payment',
  customer: 'buyer',
  export: 'export of',
  settings: 'settings under',
  category: 'category',
  chart: 'size chart',
  collection: 'collection',
  page: 'page',
}

/** The words before and after the subject. An action that is not known any more is shown as it was recorded. */
export function changeSentence({ thing, action }: What): { before: string; after: string } {
  const known = Object.hasOwn(sentences[thing], action) ? sentences[thing][action] : undefined
  const [before = '', after = ''] = (known ?? `${action} ${thingNames[thing]} …`).split('…')
  return { before, after }
}

/** The whole sentence as text. */
export function changeText(change: What & Pick<Change, 'subject'>): string {
  const { before, after } = changeSentence(change)
  return `${before}${change.subject}${after}`
}
