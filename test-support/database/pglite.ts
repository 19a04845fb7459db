import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/server/db/migrate.ts'
import { openInMemory } from '../../src/server/db/open.ts'

/** Migrates one embedded database and keeps its dump; every test file starts from a copy. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'zari-template-'))
  const template = await openInMemory()
  await migrate(template.db)
  const path = join(folder, 'template.tar')
  await writeFile(path, Buffer.from(await (await template.dump()).arrayBuffer()))
  await template.close()
  project.provide('database', { kind: 'pglite', template: path })
  return () => rm(folder, { recursive: true, force: true })
}
