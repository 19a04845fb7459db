import { rmSync, statSync } from 'node:fs'
import lighthouse, { type Result } from 'lighthouse'
import { killOnExit } from '../test-support/kill-on-exit.ts'
import { startChromium } from '../test-support/start-chromium.ts'
import { startShop, temporaryFolder } from '../test-support/start-shop.ts'

/**
 * Measures the built shop, filled with the demo, as Lighthouse's phone sees it, and ends with 1 when a gate is
 * missed. Each figure is the median of five runs, or of more with `-- --runs 9`: a busy machine lowers them.
 */
const pages = {
  home: '/',
  category: '/category/w-chickankari',
  product: '/product/nilofer-chikankari-kurta-with-trousers',
}

type Measured = {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  /** Milliseconds, as throttled. */
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Bytes as sent, compressed. */
  js: number
  css: number
}

/** The lowest score, or the highest figure, that passes. */
const gates: Partial<Record<keyof Measured, (value: number) => boolean>> = {
  performance: value => value >= 95,
  accessibility: value => value === 100,
  'best-practices': value => value === 100,
  seo: value => value === 100,
  cls: value => value <= 0.02,
  js: value => value <= 120_000,
  css: value => value <= 15_000,
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

async function main(runs: number) {
  // An exit kills the shop and the browser, which a signal alone would leave running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const folder = await temporaryFolder()
  killOnExit(() => rmSync(folder.path, { recursive: true, force: true }))
  const shop = await startShop({ DATA_DIR: folder.path })
  try {
    const table: Record<string, Measured> = {}
    for (const [name, path] of Object.entries(pages)) table[name] = await medianOf(runs, shop.url + path)
    for (const line of toLines(table)) console.info(line)
    const missed = Object.entries(table).flatMap(([page, measured]) => missedGates(page, measured))
    for (const line of missed) console.error(line)
    process.exitCode = missed.length > 0 ? 1 : 0
  } finally {
    await shop.stop()
  }
}

async function medianOf(runs: number, url: string): Promise<Measured> {
  // Once unmeasured, so that renditions are made and kept, as they are for everybody but the first visitor ever.
  await measure(url)
  const measured: Measured[] = []
  while (measured.length < runs) measured.push(await measure(url))
  const names = Object.keys(gates).concat('fcp', 'lcp', 'tbt') as (keyof Measured)[]
  const middle = (name: keyof Measured) => [name, median(measured.map(one => one[name]))]
  return Object.fromEntries(names.map(middle)) as Measured
}

async function measure(url: string): Promise<Measured> {
  const chromium = await startChromium()
  try {
    const run = await lighthouse(url, {
      port: chromium.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    })
    if (!run || run.lhr.runtimeError)
      throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
    if (process.argv.includes('--why')) tellWhy(run.lhr)
    return figuresOf(run.lhr)
  } finally {
    await chromium.stop()
  }
}

function figuresOf(result: Result): Measured {
  const score = (name: string) => Math.round((result.categories[name]?.score ?? 0) * 100)
  const figure = (name: string) => result.audits[name]?.numericValue ?? Number.NaN
  const [performance, accessibility, practices, seo] = categories.map(score) as [
    number,
    number,
    number,
    number,
  ]
  return {
    performance,
    accessibility,
    'best-practices': practices,
    seo,
    fcp: Math.round(figure('first-contentful-paint')),
    lcp: Math.round(figure('largest-contentful-paint')),
    tbt: Math.round(figure('total-blocking-time')),
    cls: Math.round(figure('cumulative-layout-shift') * 1000) / 1000,
    js: sentBytes(result, 'Script'),
    css: sentBytes(result, 'Stylesheet'),
  }
}

type Request = { url: string; resourceType?: string }

/** What the files of a kind weigh as they are sent: the compressed copies that the build made. */
function sentBytes(result: Result, kind: 'Script' | 'Stylesheet'): number {
  const details = result.audits['network-requests']?.details
  // Lighthouse types the rows of its tables by nothing.
  const requests = details?.type === 'table' ? (details.items as Request[]) : []
  return requests
    .filter(({ resourceType }) => resourceType === kind)
    .reduce((sum, { url }) => sum + statSync(`build/client${new URL(url).pathname}.br`).size, 0)
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const missedGates = (page: string, measured: Measured): string[] =>
  Object.entries(gates)
    // The keys of `gates` are keys of Measured.
    .map(([name, passes]) => ({ name, value: measured[name as keyof Measured], passes }))
    .filter(({ value, passes }) => !passes(value))
    .map(({ name, value }) => `Gate missed: ${page}, ${name} ${value}`)

/** With `--why`: what a score below full lost its points to. */
function tellWhy({ audits, finalDisplayedUrl }: Result) {
  for (const { id, score, title, displayValue = '' } of Object.values(audits)) {
    if (score !== null && score < 0.95)
      console.info(`${finalDisplayedUrl} ${id} ${score}: ${title} ${displayValue}`)
  }
}

function toLines(table: Record<string, Measured>): string[] {
  const columns = Object.keys(Object.values(table)[0] ?? {})
  const rows = Object.entries(table).map(([page, measured]) => [page, ...Object.values(measured).map(String)])
  const line = (cells: string[]) => cells.map((cell, at) => cell.padStart(at === 0 ? 10 : 15)).join('')
  return [line(['', ...columns]), ...rows.map(line)]
}

const given = process.argv.indexOf('--runs')
await main(given > 0 ? Number(process.argv[given + 1]) : 5)
