import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/server/db/migrate.ts'
import { openPostgres } from '../../src/server/db/open.ts'
import { dropCopies, startPostgres } from './start-postgres.ts'

/** Migrates one database of a real PostgreSQL; tests work on copies (`create database … template`). */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  const template = await server.createDatabase()
  const opened = openPostgres(template.url, 1)
  await migrate(opened.db)
  await opened.close()
  project.provide('database', { kind: 'postgres', serverUrl: server.url, migrated: template.name })
  return async () => {
    await dropCopies(server.url, template.name)
    await template.drop()
    await server.stop()
  }
}
