import { afterAll } from 'vitest'
import { startPostgres } from '../../../test-support/database/start-postgres.ts'
import { temporaryFolder } from '../../../test-support/start-shop.ts'
import { testKills } from '../../process/test-kills.ts'

const server = await startPostgres()
afterAll(server.stop)

/**
 * Killed only where the provider has done what the shop has not heard of: the moments before are shown by the embedded
 * database, and by `npm run faults` on both.
 */
testKills({
  open: async () => ({ folder: await temporaryFolder(), url: (await server.createDatabase()).url }),
  moments: ['after'],
})
