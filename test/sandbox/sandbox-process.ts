import { startSandbox } from '../../src/sandbox/start-sandbox.ts'

/** A sandbox of its own process, to be killed: tells where it is, then runs. */
const [, , folder = ''] = process.argv
const { url, secretKey } = await startSandbox({ folder, control: true })
process.stdout.write(`${JSON.stringify({ url, secretKey })}\n`)
