import { spawn } from 'node:child_process'

/** What npm runs by name: npm has put the project's own tools into the PATH. */
export const steps = {
  types: 'react-router typegen && tsc --noEmit && tsc --noEmit -p demo/generator',
  lint: 'biome check --error-on-warnings',
  build: 'node scripts/build-shop.ts',
  unit: 'vitest run --project unit',
  vitest: 'vitest run',
  playwright: 'playwright test',
  vitestSlow: 'vitest run --config vitest.slow.config.ts',
  playwrightSlow: 'playwright test --config playwright.slow.config.ts',
} as const

export type StepName = keyof typeof steps

type Ended = { passed: boolean; output: string }

/** Runs a step in a process of its own; `live` shows its output as it comes, else it is only collected. */
export async function runStep(name: StepName, live = false): Promise<Ended> {
  // A tool that writes into a pipe would leave its colours out.
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(steps[name], {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colours },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
      if (live) process.stdout.write(chunk)
    })
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  return { passed: code === 0, output }
}

/** Runs steps side by side and shows what those that fail print. Ends the process unless all pass. */
export async function runTogether(...names: StepName[]): Promise<void> {
  const results = await Promise.all(
    names.map(async name => {
      const began = performance.now()
      const { passed, output } = await runStep(name)
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.info(`${name} ${passed ? 'passed' : 'FAILED'} in ${seconds} s`)
      if (!passed) console.error(output)
      return passed
    }),
  )
  if (results.includes(false)) process.exit(1)
}
