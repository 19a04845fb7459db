import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  filesOf,
  functionsOf,
  holdsSql,
  type Import,
  importsOf,
  isTest,
  literalSpreadsOf,
  passedOn,
  read,
  routineUses,
  tableUses,
  tableUsesIn,
} from '../test-support/source-tree.ts'

const sources = filesOf('src/**/*.{ts,tsx}')
const production = sources.filter(path => !isTest(path))
const imports = production.flatMap(importsOf)
const own = imports.filter(({ to }) => to.startsWith('src/'))

const say = ({ from, to }: Import) => `${from} -> ${to}`
const isQueries = (path: string) => /\/(.+-)?queries\.ts$/.test(path)
const inFolder = (folder: string) => (path: string) => path.startsWith(`${folder}/`)

test('there is something to check', () => {
  expect(production.length).toBeGreaterThan(100)
  expect(own.length).toBeGreaterThan(200)
  for (const { from, to } of own) expect(existsSync(to), `${from} -> ${to}`).toBe(true)
})

test('contract imports zod only', () => {
  const strangers = imports.filter(
    ({ from, to }) => inFolder('src/contract')(from) && to !== 'zod' && !inFolder('src/contract')(to),
  )
  expect(strangers.map(say)).toEqual([])
})

test('web and server never see each other; only main joins them', () => {
  const crossings = own.filter(
    ({ from, to }) =>
      (inFolder('src/web')(from) && inFolder('src/server')(to)) ||
      (inFolder('src/server')(from) && inFolder('src/web')(to)),
  )
  expect(crossings.map(say)).toEqual([])
  const above = own.filter(
    ({ from, to }) => /^src\/(main|pages)\.ts$/.test(to) && !/^src\/main\.ts$/.test(from),
  )
  expect(above.map(say)).toEqual([])
})

test('the sandbox stands alone: it knows nothing of the shop, and only main starts it', () => {
  const inSandbox = inFolder('src/sandbox')
  const known = own.filter(({ from, to }) => inSandbox(from) && !inSandbox(to))
  expect(known.map(say)).toEqual([])
  const starters = own.filter(({ from, to }) => !inSandbox(from) && inSandbox(to))
  expect(
    starters
      .filter(({ from, to }) => from !== 'src/main.ts' || to !== 'src/sandbox/start-sandbox.ts')
      .map(say),
  ).toEqual([])
})

const nouns = [
  'accounts',
  'media',
  'prices',
  'catalogue',
  'wishlist',
  'deals',
  'delivery',
  'pages',
  'cart',
  'payments',
  'orders',
  'staff',
  'setup',
  'privacy',
]
const nounOf = (path: string) => nouns.find(noun => inFolder(`src/server/${noun}`)(path))

test('a server noun imports only nouns to its left, and only their operations', () => {
  const wrong = own.filter(({ from, to }) => {
    const [user, used] = [nounOf(from), nounOf(to)]
    if (!user || !used || user === used) return false
    return nouns.indexOf(used) > nouns.indexOf(user) || /\/(routes|queries)\.ts$/.test(to)
  })
  expect(wrong.map(say)).toEqual([])
})

/** The rooms of nouns that have them, each above those to its left. */
const rooms: Record<string, string[]> = {
  catalogue: [
    'categories',
    'search',
    'stock',
    'holds',
    'product',
    'links',
    'size-charts',
    'collections',
    'category-edit',
    'lists',
    'edit',
    'csv',
  ],
  payments: ['provider', 'ledger', 'hold', 'refund', 'settle', 'authorise', 'staff'],
  orders: ['order', 'buyers', 'read', 'place', 'move', 'money', 'desk', 'change', 'guests', 'manual'],
}

/** The doors of nouns: the only files of theirs that other nouns import, one a room. */
const doors: Record<string, string[]> = {
  catalogue: [
    // The type, the products themselves and their JSON: docs/decisions/0015 says why not one file.
    'product/product.ts',
    'product/load-products.ts',
    'product/product-cache.ts',
    'product/product-wire.ts',
    'stock/stock.ts',
    'holds/holds.ts',
    'links/pairs.ts',
    'lists/staff-products.ts',
  ],
  cart: [
    ...['load-cart.ts', 'check-out-cart.ts', 'delete-cart.ts'],
    // What an order takes that the staff change is checked as a cart is.
    ...['cart-errors.ts', 'check-order-size.ts', 'choose-options.ts'],
  ],
  payments: [
    'hold/pay-for-order.ts',
    'authorise/find-authorised-payment.ts',
    'settle/settle-soon.ts',
    'refund/refund-payment.ts',
    'ledger/packing-blocker.ts',
    'staff/load-order-payments.ts',
  ],
}

test('other nouns enter the catalogue, the cart and the payments only by their doors', () => {
  const entered = own.filter(({ from, to }) => {
    const [user, used] = [nounOf(from), nounOf(to)]
    return user !== undefined && used !== undefined && user !== used && doors[used] !== undefined
  })
  const wrong = entered.filter(({ to }) => !doors[nounOf(to) ?? '']?.some(door => to.endsWith(`/${door}`)))
  expect(wrong.map(say)).toEqual([])
  const unused = Object.entries(doors).flatMap(([noun, files]) =>
    files.filter(door => !entered.some(({ to }) => to === `src/server/${noun}/${door}`)),
  )
  expect(unused).toEqual([])
})

test('a room has one door, the room of the product apart', () => {
  const roomsOfDoors = Object.entries(doors)
    .filter(([noun]) => rooms[noun])
    .flatMap(([noun, files]) => files.map(door => `${noun}/${door.split('/')[0]}`))
  const several = roomsOfDoors.filter((room, index) => roomsOfDoors.indexOf(room) !== index)
  expect([...new Set(several)]).toEqual(['catalogue/product'])
})

test.each(Object.entries(rooms))('a room of %s imports only rooms to its left', (noun, order) => {
  const roomOf = (path: string) => order.find(room => inFolder(`src/server/${noun}/${room}`)(path))
  const unknown = production
    .filter(inFolder(`src/server/${noun}`))
    .filter(path => path.split('/').length > 4 && roomOf(path) === undefined)
  expect(unknown).toEqual([])
  const wrong = own.filter(({ from, to }) => {
    const [user, used] = [roomOf(from), roomOf(to)]
    return user !== undefined && used !== undefined && order.indexOf(used) > order.indexOf(user)
  })
  expect(wrong.map(say)).toEqual([])
})

test('products, carts and deals are in cents; dollars are made and read in *-wire.ts files and CSV columns', () => {
  const nounsInCents = ['catalogue', 'cart', 'deals', 'wishlist', 'prices']
  const converting = production.filter(
    path => nounsInCents.includes(nounOf(path) ?? '') && /\bto(Amount|Cents)\b/.test(read(path)),
  )
  const isEdge = (path: string) => /-wire\.ts$/.test(path) || path === 'src/server/catalogue/csv/columns.ts'
  expect(converting.length).toBeGreaterThan(3)
  expect(converting.filter(path => !isEdge(path))).toEqual([])
})

test('what is undone is undone by the one engine, or with the products of its batch', () => {
  const undoing = production.filter(path => /\bmarkUndone\(/.test(read(path)))
  const isAllowed = (path: string) =>
    inFolder('src/server/audit')(path) || path === 'src/server/catalogue/edit/undo-change.ts'
  expect(undoing.length).toBeGreaterThan(1)
  expect(undoing.filter(path => !isAllowed(path))).toEqual([])
})

test('http, mail, audit, notices, order-events, idempotency, settings and db lie below all nouns, and db below all of them', () => {
  const wrong = own.filter(
    ({ from, to }) =>
      (inFolder('src/server/db')(from) && inFolder('src/server')(to) && !inFolder('src/server/db')(to)) ||
      (/^src\/server\/(http|mail|audit|notices|order-events|idempotency|settings)\//.test(from) &&
        nounOf(to) !== undefined),
  )
  expect(wrong.map(say)).toEqual([])
})

/** Which folder of the server owns which tables: it alone writes them. */
const tableOwners: Record<string, string[]> = {
  db: ['milestones'],
  http: ['attempts', 'guestSessions'],
  health: ['chores'],
  mail: ['outbox'],
  audit: ['changes'],
  settings: ['settings'],
  idempotency: ['idempotencyKeys'],
  accounts: [
    ...['users', 'sessions', 'passwordResets', 'emailConfirmations'],
    ...['secondFactors', 'recoveryCodes', 'loginChallenges', 'switches', 'knownDevices'],
  ],
  media: ['media', 'remotePictures'],
  catalogue: [
    ...['collections', 'collectionProducts', 'oldCollections'],
    ...['sizeCharts', 'sizeChartCategories', 'sizeChartProducts', 'productLinks'],
    ...['categories', 'oldCategories', 'products', 'searchTerms', 'oldSlugs'],
    ...['stock', 'stockMoves', 'stockHolds', 'holdTimes', 'goodsReceipts'],
  ],
  wishlist: ['wishlistItems'],
  pages: ['pages'],
  deals: ['deals', 'dealProducts'],
  cart: ['carts', 'cartLines'],
  payments: ['payments', 'refunds', 'cardEvents'],
  orders: [
    ...['orders', 'orderLines', 'orderEvents', 'orderCalls', 'orderNotes', 'orderLinks', 'buyers'],
    ...['sumsToCount', 'salesByQuarterHour', 'parcelsByDay', 'productSalesByMonth', 'salesCurrency'],
  ],
}

/** Which tables of others a folder may read, because a join answers in one query what two operations would ask. */
const foreignReads: Record<string, string[]> = {
  // Whose changes are told to every process.
  db: ['deals', 'dealProducts', 'pages', 'settings'],
  // Who calls is looked up for every request.
  http: ['sessions', 'users', 'secondFactors', 'switches'],
  // Which guests nothing refers to any more.
  accounts: ['guestSessions', 'orders'],
  audit: ['users'],
  'order-events': ['orders', 'orderEvents', 'payments', 'changes'],
  // When the clock changes what the public sees.
  'response-cache': ['deals', 'products'],
  // Which pictures are still shown somewhere.
  media: ['products', 'orderLines', 'settings', 'categories'],
  // Which pictures the look of the shop may have.
  settings: ['media'],
  // What a running deal takes off, and to what it is rounded.
  prices: ['deals', 'dealProducts'],
  // Who received goods before, how fast pieces sold, and how many are in orders that are not packed.
  catalogue: ['users', 'orderLines', 'orders'],
  wishlist: ['users'],
  // What a deal sold.
  deals: ['products', 'orderLines'],
  payments: ['orders', 'users'],
  // Hot selling leaves out what is sold out; an order says how far its card payment is; limits count tries.
  orders: ['users', 'products', 'stock', 'payments', 'attempts'],
  telemetry: ['orders'],
  // The dashboard and the search over everything read across the shop.
  staff: [
    ...['changes', 'users', 'sessions', 'products', 'stock', 'orders', 'orderLines', 'payments'],
    ...['salesByQuarterHour', 'productSalesByMonth', 'stockMoves'],
  ],
  // What a new shop has.
  setup: ['products', 'orders'],
}

const tables = Object.values(tableOwners).flat()
const inRoutines = inFolder('src/server/db/routines')
/** A file of `db/routines` that is named after a folder of the server holds what that folder has in the database. */
const folderOf = (path: string) => {
  const [, , folder = '', , file = ''] = path.split('/')
  const named = file.replace('.ts', '')
  return inRoutines(path) && tableOwners[named] ? named : folder
}
const ownsTable = (folder: string, table: string) => tableOwners[folder]?.includes(table) ?? false
// Migrations may touch every table.
const uses = production
  .filter(path => inFolder('src/server')(path) && !inFolder('src/server/db/migrations')(path))
  .flatMap(path => (inRoutines(path) ? routineUses(path, tables) : tableUses(path, tables)))

/** Whether a migration is from before these rules. */
const landed = (path: string) => {
  const number = Number(/migrations\/(\d+)/.exec(path)?.[1] ?? Infinity)
  return number <= 78 || number === 96
}

test('functions and triggers of the database stand in one folder, and no migration makes any', () => {
  const makers = production.filter(path => /\bcreate (or replace )?(function|trigger)\b/.test(read(path)))
  expect(makers.filter(path => !inRoutines(path) && !landed(path))).toEqual([])
  expect(makers.filter(inRoutines).length).toBeGreaterThan(3)
})

test('a field of the settings is read in SQL by its typed name alone', () => {
  const readers = production.filter(
    path => inFolder('src/server')(path) && /\bvalue\s*(#|-)>>?/.test(read(path)) && !landed(path),
  )
  expect(readers).toEqual(['src/server/db/setting-field.ts'])
})

test('rows given as JSON count as written or read as any others', () => {
  const text = "insertJson('orderLines', { id: true })\nrowsOf('stock', json)"
  expect(tableUsesIn(text, ['orderLines', 'stock'])).toEqual([
    { table: 'orderLines', isWrite: true },
    { table: 'stock', isWrite: false },
  ])
})

test('every table has one owner', () => {
  const inSchema = [...read('src/server/db/schema.ts').matchAll(/^ {2}(\w+): \w+Table$/gm)].map(
    ([, name]) => name,
  )
  expect(inSchema.length).toBeGreaterThan(20)
  expect(tables.toSorted()).toEqual(inSchema.toSorted())
  for (const table of tables)
    expect(
      uses.some(use => use.table === table),
      table,
    ).toBe(true)
})

test.each([
  ["db.selectFrom('orders').innerJoin('users', 'users.id', 'orders.userId')", ['orders', 'users']],
  ["db.selectFrom(['orders', 'users as u'])", ['orders', 'users']],
  ['sql`select 1 from orders, users`', ['orders', 'users']],
  [
    'sql<Row>`select 1 from orders as o,\n users u, order_lines where true`',
    ['orders', 'users', 'orderLines'],
  ],
  ['sql`select 1 from orders o join users u on true, stock`', ['orders', 'users', 'stock']],
  ['sql`truncate carts, cart_lines`', ['carts', 'cartLines']],
  ['sql`delete from deals using products where true`', ['deals', 'products']],
])('the guard reads every table of %s', (text, named) => {
  const found = tableUsesIn(text, tables).map(({ table }) => table)
  expect([...new Set(found)].toSorted()).toEqual(named.toSorted())
})

test('only its owner writes a table, the demo seed apart', () => {
  const wrong = uses.filter(
    ({ path, table, isWrite }) => isWrite && !ownsTable(folderOf(path), table) && folderOf(path) !== 'seed',
  )
  expect(wrong.map(({ path, table }) => `${path} ${table}`)).toEqual([])
})

test('tables of other folders are read only where it is declared', () => {
  const foreign = uses.filter(
    ({ path, table, isWrite }) => !isWrite && !ownsTable(folderOf(path), table) && folderOf(path) !== 'seed',
  )
  const undeclared = foreign.filter(({ path, table }) => !foreignReads[folderOf(path)]?.includes(table))
  expect(undeclared).toEqual([])
  const declared = Object.entries(foreignReads).flatMap(([folder, names]) =>
    names.map(name => `${folder} ${name}`),
  )
  const used = new Set(foreign.map(({ path, table }) => `${folderOf(path)} ${table}`))
  expect(declared.filter(read => !used.has(read))).toEqual([])
})

test('the status of an order changes only by a move of the table', () => {
  const writesStatus = (text: string) =>
    /updateTable\('orders'\)\s*\.set\(\{[^}]*\bstatus\b/.test(text) ||
    /update orders\b[^`]*\bset\b[^`]*\bstatus\s*=/.test(text)
  const onServer = production.filter(
    path => inFolder('src/server')(path) && !inFolder('src/server/db/migrations')(path),
  )
  const queries = 'src/server/orders/order/queries.ts'
  expect(onServer.filter(path => writesStatus(read(path)))).toEqual([queries])
  const users = onServer.filter(
    path => inFolder('src/server/orders')(path) && /\bsetStatus\b/.test(read(path)),
  )
  expect(users.toSorted()).toEqual(['src/server/orders/move/make-move.ts', queries])
})

test('rows given as JSON take their columns from the table, by insertJson and rowsOf', () => {
  const wrong = production.filter(
    path => /jsonb?_(to|populate)_recordset\(/.test(read(path)) && !inFolder('src/server/db')(path),
  )
  expect(wrong).toEqual([])
})

test('SQL stands in queries.ts and *-queries.ts files, the db folder apart', () => {
  const wrong = production.filter(
    path => holdsSql(path) && !isQueries(path) && !inFolder('src/server/db')(path),
  )
  expect(wrong).toEqual([])
})

test('a folder of the server never imports the queries of another', () => {
  const wrong = own.filter(({ from, to }) => isQueries(to) && folderOf(from) !== folderOf(to))
  expect(wrong.map(say)).toEqual([])
})

test('nothing is re-exported: a name is imported from where it is made', () => {
  // The build takes the handler and its context from one file.
  const wrong = production.filter(path => path !== 'src/web/handler.ts' && passedOn(path).length > 0)
  expect(wrong).toEqual([])
})

test('transactions are opened by inTransaction alone, which retries', () => {
  const wrong = production.filter(path => /\.(transaction|startTransaction)\(\)/.test(read(path)))
  expect(wrong).toEqual(['src/server/db/in-transaction.ts'])
})

test('only the database folder knows which database it is', () => {
  const openers = imports.filter(
    ({ from, to }) => /^(pg|@electric-sql\/.*)$/.test(to) && !inFolder('src/server/db')(from),
  )
  expect(openers.map(say)).toEqual([])
})

test('the packages under the staff’s screens are for the staff’s screens alone', () => {
  const users = imports.filter(({ to }) => /^@(tanstack|base-ui)\//.test(to)).map(({ from }) => from)
  expect(users.length).toBeGreaterThan(0)
  expect(users.filter(path => !inFolder('src/web/staff')(path))).toEqual([])
})

test('in web, ui lies below parts, parts below pages, and store and staff never meet', () => {
  const layers = ['ui', 'parts', 'store', 'staff']
  const layerOf = (path: string) => layers.find(layer => inFolder(`src/web/${layer}`)(path))
  const allowed: Record<string, string[]> = {
    ui: ['ui'],
    parts: ['ui', 'parts'],
    store: ['ui', 'parts', 'store'],
    staff: ['ui', 'parts', 'staff'],
  }
  const wrong = own.filter(({ from, to }) => {
    const [user, used] = [layerOf(from), layerOf(to)]
    return user !== undefined && used !== undefined && !allowed[user]?.includes(used)
  })
  expect(wrong.map(say)).toEqual([])
})

/** What every noun of the staff's screens stands on. */
const staffBase = ['frame', 'cache', 'dialogs', 'access', 'controls', 'records']

/** The doors of the staff's nouns: their only files that other nouns import. */
const staffDoors = [
  'buyers/buyer-marks.tsx',
  'change-order/change-order-button.tsx',
  'change-order/change-order-dialog.tsx',
  'change-order/same-parcel.tsx',
  'changes/change-line-list.tsx',
  'changes/change-lines.ts',
  'chosen-products/chosen-product.ts',
  'chosen-products/chosen-products.tsx',
  'chosen-products/product-search.tsx',
  'dashboard/opening-steps.ts',
  // All pieces of an order that is typed or changed are for both.
  'order-pieces/',
  // The desk and packing work on the lists and the parts of an order.
  'orders/',
  'palette/palette-button.tsx',
  'payments/payment-badge.tsx',
  'payments/payment-label.ts',
  'pictures/',
  'print/collect-label.ts',
  'print/max-per-print.ts',
  'print/print-gate.tsx',
  'print/print-link.tsx',
  'products/list/bulk-messages.ts',
  'products/use-undo.ts',
  'products/use-way-back.ts',
  'search-fields/search-fields.tsx',
  'search-fields/slug-of.ts',
  // A new owner's steps are groups of settings.
  'settings/delivery/delivery-tab.tsx',
  'settings/look/look-tab.tsx',
  'settings/money/money-tab.tsx',
  'settings/shop/shop-tab.tsx',
  'settings/step-context.ts',
]

test('the nouns of the staff’s screens import each other only by their doors', () => {
  const folder = 'src/web/staff/'
  const nounIn = (path: string) => (path.startsWith(folder) ? path.split('/').slice(3, -1)[0] : undefined)
  const entered = own.filter(({ from, to }) => {
    const [user, used] = [nounIn(from), nounIn(to)]
    return user !== undefined && used !== undefined && user !== used && !staffBase.includes(used)
  })
  const wrong = entered.filter(({ to }) => !staffDoors.some(door => to.startsWith(folder + door)))
  expect(wrong.map(say)).toEqual([])
  expect(staffDoors.filter(door => !entered.some(({ to }) => to.startsWith(folder + door)))).toEqual([])
})

test('what loses something is never pressed in the brand’s colour: dialogs take that of errors', () => {
  const dialogs = production.filter(path => /<(Alert)?Dialog\b|\brole="alertdialog"/.test(read(path)))
  expect(dialogs.length).toBeGreaterThan(20)
  // The last button of a purchase stands on a page whose dialog asks before it is left.
  const purchase = 'src/web/store/checkout/checkout-form.tsx'
  expect(dialogs.filter(path => /variant[=:] ?["']accent/.test(read(path)) && path !== purchase)).toEqual([])
  const harmless = dialogs.filter(path => /^ +harmless\n/m.test(read(path)))
  const asking = ['changes/page.tsx', 'change-order/same-parcel.tsx', 'packing/packing-bar.tsx'].map(
    path => `src/web/staff/${path}`,
  )
  expect(harmless.toSorted()).toEqual(asking.toSorted())
})

test('ui knows no shop, no router and no API', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      inFolder('src/web/ui')(from) &&
      (to.startsWith('react-router') || (to.startsWith('src/') && !inFolder('src/web/ui')(to))),
  )
  expect(wrong.map(say)).toEqual([])
})

const aroundFolders = ['test', 'scripts', 'bench', 'test-support']
const around = aroundFolders.flatMap(folder => filesOf(`${folder}/**/*.{ts,tsx,mjs}`))
const aroundImports = around.flatMap(importsOf)

test('test, scripts and bench share test-support and import nothing else of one another', () => {
  const folderOfFile = (path: string) => aroundFolders.find(folder => inFolder(folder)(path))
  const crossings = aroundImports.filter(({ from, to }) => {
    const used = folderOfFile(to)
    return used !== undefined && used !== 'test-support' && used !== folderOfFile(from)
  })
  expect(crossings.map(say)).toEqual([])
  const fromSource = sources.flatMap(importsOf).filter(({ to }) => /^(test|scripts|bench)\//.test(to))
  expect(fromSource.map(say)).toEqual([])
})

test('no browser test skips itself: its tag says which screens it is for', () => {
  const skipping = ['test/e2e/**/*.ts', 'test/slow/e2e/**/*.ts']
    .flatMap(filesOf)
    .filter(path => /\btest\.(skip|fixme)\b/.test(read(path)))
  expect(skipping).toEqual([])
})

test('there are no import cycles, in tests and scripts neither', () => {
  const next = Map.groupBy([...own, ...aroundImports], ({ from }) => from)
  const finished = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, trail: string[]) => {
    if (finished.has(path)) return
    if (trail.includes(path)) {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
      return
    }
    for (const { to } of next.get(path) ?? []) visit(to, [...trail, path])
    finished.add(path)
  }
  for (const path of [...production, ...around]) visit(path, [])
  expect(cycles).toEqual([])
})

test('no barrels, no drawers, kebab-case names', () => {
  const names = sources.map(path => path.split('/').at(-1) ?? '')
  expect(names.filter(name => /^(index|utils?|helpers?|misc|common)\./.test(name))).toEqual([])
  expect(names.filter(name => !/^[a-z0-9]+(-[a-z0-9]+)*(\.(client|server|test))*\.tsx?$/.test(name))).toEqual(
    [],
  )
})

test('files, functions and folders stay small', () => {
  const exempt = [/^src\/contract\/api\.ts$/, /^src\/server\/db\/migrations\//]
  const sized = production.filter(path => !exempt.some(pattern => pattern.test(path)))
  const longFiles = sized
    .map(path => ({ path, lines: read(path).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 200)
  expect(longFiles).toEqual([])
  const longFunctions = sized.flatMap(functionsOf).filter(({ lines }) => lines > 80)
  expect(longFunctions).toEqual([])
  const folders = Map.groupBy(production.filter(inFolder('src/server')), path => path.replace(/\/[^/]+$/, ''))
  // Migrations only ever become more, and nobody looks for one among them.
  const full = [...folders].filter(
    ([folder, files]) => files.length > 20 && folder !== 'src/server/db/migrations',
  )
  expect(full.map(([folder]) => folder)).toEqual([])
})

test('default exports only where React Router asks for them', () => {
  const asked = /^src\/web\/(root|routes|entry\.(client|server))\.tsx?$|\/(page|layout)\.tsx$/
  const withDefault = production.filter(path => !asked.test(path) && /^export default /m.test(read(path)))
  expect(withDefault).toEqual([])
})

test('the clock is an argument on the server', () => {
  const looksAtTheWall = /\bDate\.now\(\)|\bnew Date\(\)/
  const wrong = production.filter(path => nounOf(path) && looksAtTheWall.test(read(path)))
  expect(wrong).toEqual([])
})

test('a day is read by the clocks of a named time zone, which is the shop’s', () => {
  // The reader's own stands in for a shop that does not answer; the backup waits for the machine's night.
  const apart = ['src/web/parts/shop-time-zone.ts', 'src/server/backup/back-up-nightly.ts']
  const ofTheMachine =
    /\b[gs]et(FullYear|Month|Date|Day|Hours|Minutes)\(|toLocale(Date|Time)?String\((?!'en'\)|[^)]*timeZone)|DateTimeFormat\((?!(?:[^()]|\([^()]*\))*timeZone)/
  expect(production.filter(path => !apart.includes(path) && ofTheMachine.test(read(path)))).toEqual([])
})

test('no literal is spread into another: its properties are written', () => {
  expect(production.flatMap(literalSpreadsOf)).toEqual([])
})

test('a comment has at most 60 words, what a function throws apart', () => {
  const countWords = (comment: string) =>
    comment
      .replace(/@throws[\s\S]*$/, '')
      .split(/[\s*/]+/)
      .filter(Boolean).length
  const long = production.flatMap(path =>
    [...read(path).matchAll(/\/\*\*[\s\S]*?\*\//g)]
      .filter(([comment]) => countWords(comment) > 60)
      .map(([comment]) => `${path}: ${comment.slice(4, 60)}`),
  )
  expect(long).toEqual([])
})
