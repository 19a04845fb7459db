import { startSandbox } from '../../src/sandbox/start-sandbox.ts'

/** A sandbox in a process of its own that a test can kill. It prints its address. */
const [, , folder = ''] = process.argv
const { url, secretKey } = await startSandbox({ folder, control: true })
process.stdout.write(`${JSON.stringify({ url, secretKey })}\n`)
