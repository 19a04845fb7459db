import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)
const cards = 'demo/pictures-480'

/** The mean colours of 24 by 30 cells of a picture. */
const cellsOf = (file: string): Promise<Buffer> => sharp(file).removeAlpha().resize(24, 30).raw().toBuffer()

// Drawn at a quarter of the width, fine repeats differ by up to 31 of 255; a sleeve that lies otherwise, by up to 235.
test('every close-up that is kept shows the garment as it is drawn today', { timeout: 600_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'close-ups-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const looks = ['--views', 'neck,fabric', '--size', '240', '--format', 'png', '--out', folder]
  await run(process.execPath, ['demo/generator/draw.ts', ...looks])
  const stale: string[] = []
  for (const file of await readdir(cards)) {
    if (!/-(neck|fabric)\.avif$/.test(file)) continue
    const drawn = await cellsOf(join(folder, file.replace('avif', 'png')))
    const kept = await cellsOf(join(cards, file))
    if (drawn.some((value, i) => Math.abs(value - (kept[i] ?? 0)) > 40)) stale.push(file)
  }
  expect(stale).toEqual([])
})
