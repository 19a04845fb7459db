import { writeSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import Stripe from 'stripe'
import { uuidv7 } from 'uuidv7'
import { addToCart } from '../../src/server/cart/add-to-cart.ts'
import { createCartStore } from '../../src/server/cart/cart-store.ts'
import { openCategories } from '../../src/server/catalogue/categories/open-categories.ts'
import { openCollections } from '../../src/server/catalogue/collections/load-collections.ts'
import { addProduct } from '../../src/server/catalogue/product/add-product.ts'
import { readConfig } from '../../src/server/config.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { openEmbedded, openPostgres } from '../../src/server/db/open.ts'
import type { Deps } from '../../src/server/deps.ts'
import { silentLogs } from '../../src/server/log/silent-log.ts'
import { openOutbox } from '../../src/server/mail/outbox.ts'
import { folderStore } from '../../src/server/media/media-store.ts'
import { openOrderEvents } from '../../src/server/order-events/open-order-events.ts'
import { openPages } from '../../src/server/pages/open-pages.ts'
import { openCards } from '../../src/server/payments/provider/cards.ts'
import { settleDue } from '../../src/server/payments/settle/settle-due.ts'
import { openSettings } from '../../src/server/settings/open-settings.ts'
import { deafNotices } from '../deaf-notices.ts'
import { insertUser, productInput } from '../factories.ts'
import { checkBooks, piecesOfEach } from './check-books.ts'
import { createKillPoints } from './kill-points.ts'
import type { Job, Report } from './run-faults.ts'
import { scenarios } from './scenarios.ts'
import { askAgain, checkTold, type Told } from './told.ts'

/** One life of the shop: settles what the last one left, has its books checked, and plays a scenario until it is killed. */
// Written by the process that started this one.
const job = (await json(process.stdin)) as Job
// Written at once: what is only buffered dies with the process.
const report = (line: Report) => writeSync(1, `${JSON.stringify(line)}\n`)

let now = new Date(job.now)
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const killPoints = createKillPoints()
const opened = job.databaseUrl ? openPostgres(job.databaseUrl, 4) : await openEmbedded(job.folder)
await migrate(opened.db)
const deps = await makeDeps()
const { hostname, port } = new URL(job.sandbox.url)
const stripe = new Stripe(job.sandbox.secretKey, { protocol: 'http', host: hostname, port })

if (job.countsRecovery) killPoints.begin(job.killAt)
await settleAll()
const told = [...job.told]
const tell = (fact: Told) => {
  told.push(fact)
  report({ told: fact })
}
await askAgain(deps, told, tell)
report({ books: [...(await checkBooks(opened.db, stripe)), ...(await checkTold(deps, told))] })
if (job.scenario) await play(job.scenario)
report({ ended: true, steps: killPoints.passed })
await opened.close()
process.exit(0)

async function makeDeps(): Promise<Deps> {
  const db = opened.db.withPlugin(killPoints.queries)
  const { url: apiUrl, ...keys } = job.sandbox
  const cards = await openCards({ ...keys, sandbox: { apiUrl, scriptUrl: '' } }, () => {})
  const clock = () => now
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: job.folder, RATE_LIMITS: 'off' })
  const settings = await openSettings({ db, config, notices: deafNotices })
  return {
    ...{ db, clock, newId: uuidv7, ...silentLogs, checkAnswers: true, closing: new AbortController().signal },
    cards: { ...cards, provider: killPoints.provider(cards.provider) },
    config,
    settings,
    categories: await openCategories({ db, notices: deafNotices }),
    collections: await openCollections({ db, notices: deafNotices }),
    pages: await openPages({ db, notices: deafNotices }),
    media: folderStore(job.folder),
    outbox: openOutbox({ clock, newId: uuidv7, settings, wake: () => {} }),
    notices: deafNotices,
    orderEvents: openOrderEvents({ db, clock, log: silentLogs.log }),
  }
}

/** The job as it would run over the next hour and a half. */
async function settleAll(): Promise<void> {
  for (let round = 0; round < 8; round++) {
    await settleDue(deps)
    wait(12)
  }
}

async function play(name: NonNullable<Job['scenario']>): Promise<void> {
  const { id: admin } = await insertUser(deps, 'admin')
  const { id: buyer } = await insertUser(deps)
  const product = productInput({ inventory: piecesOfEach, product_images: [], Color: [] })
  const { _id: productId } = await addProduct(deps, admin, product)
  await addToCart({ ...deps, carts: createCartStore(deps) }, buyer, { productId, quantity: 2, options: {} })
  killPoints.begin(job.killAt)
  const stage = { deps, stripe, webhookSecret: job.sandbox.webhookSecret, admin, buyer, productId, wait }
  await scenarios[name]({ ...stage, answerBank, told: tell })
}

async function answerBank(paymentIntentId: string): Promise<void> {
  const { client_secret } = await stripe.paymentIntents.retrieve(paymentIntentId)
  await fetch(`${job.bankUrl}/sandbox/v1/payment_intents/${paymentIntentId}/authenticate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${job.sandbox.publishableKey}` },
    body: new URLSearchParams({ client_secret: client_secret ?? '', outcome: 'complete' }),
  })
}
