/**
 * Runs the built shop so that it gives memory back to the system. Plain JavaScript, which starts sooner than TypeScript.
 *
 * glibc gives every thread memory of its own, and keeps more of what was freed the larger the pieces were: some 100 MB.
 * It reads its settings only when a process begins, so this process begins again, under the same id.
 */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}
const main = 'build/server/main.js'

const isSet = Object.keys(allocator).some(name => process.env[name] !== undefined)
if (process.platform === 'linux' && !isSet) {
  const env = { ...process.env, ...allocator }
  process.execve(process.execPath, [process.execPath, ...process.execArgv, main], env)
}
await import(`../${main}`)
