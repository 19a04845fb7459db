import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parts } from './mutants/parts.ts'

/**
 * Plants small faults in the code, one after another, and reports those that no test notices. Takes hours; name the parts to
 * look at fewer: `npm run mutants -- prices cart`. What has not changed since the last run is not tried again.
 */
const folder = 'scripts/mutants'

/** Whether the command succeeded. */
const run = (command: string, args: string[], { cwd = '.', env = {} } = {}): boolean =>
  spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

if (!existsSync(`${folder}/node_modules`) && !run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder }))
  process.exit(1)

const asked = process.argv.slice(2)
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  const part = parts[name]
  if (!part) throw new Error(`There is no part ${name}, only ${Object.keys(parts).join(', ')}.`)
  console.info(`\n${name}`)
  const sources = [...part.sources, '!src/**/*.test.ts'].join()
  const options = { incrementalFile: `.stryker/${name}.json`, mutate: sources }
  const args = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])
  const isEnough = run(
    `${folder}/node_modules/.bin/stryker`,
    ['run', `${folder}/stryker.config.mjs`, ...args],
    { env: { MUTANTS_PART: name } },
  )
  if (!isEnough) process.exitCode = 1
}
