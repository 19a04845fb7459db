import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/server/db/migrate.ts'
import { openInMemory } from '../../src/server/db/open.ts'

/** Makes one embedded database and keeps its dumps, without tables and migrated; tests work on copies. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'zari-template-'))
  // The archive that a new shop's database is copied from: PGlite would take seconds to make its own.
  const template = await openInMemory(await dataDir())
  const dump = async (name: string) => {
    const path = join(folder, name)
    await writeFile(path, Buffer.from(await (await template.dump()).arrayBuffer()))
    return path
  }
  const empty = await dump('empty.tar')
  await migrate(template.db)
  const migrated = await dump('migrated.tar')
  await template.close()
  project.provide('database', { kind: 'pglite', empty, migrated })
  return () => rm(folder, { recursive: true, force: true })
}
