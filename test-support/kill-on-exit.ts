const kills = new Set<() => void>()
process.on('exit', () => {
  for (const kill of kills) kill()
})

/** Runs `kill` when this process ends, also by an error, so that no child outlives it. Returns how to call that off. */
export function killOnExit(kill: () => void): () => void {
  kills.add(kill)
  return () => kills.delete(kill)
}
