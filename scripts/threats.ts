// npm run threats: what threatens the shop, what is done about it, and the test or file that shows it.
import { existsSync, readFileSync } from 'node:fs'
import { faultOf, type Measure, readMeasures } from '../test-support/read-threats.ts'

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null)
const measures = readMeasures(readFileSync('docs/threats.md', 'utf8'))

const faultsOf = ({ proofs }: Measure) => proofs.flatMap(proof => faultOf(proof, read) ?? [])

const verdictOf = (measure: Measure) =>
  faultsOf(measure).length > 0 ? 'FAILS' : measure.isPartly ? 'partly' : 'holds'

for (const measure of measures) {
  const shown = measure.proofs.map(({ path, title }) => (title ? `${path}: ${title}` : path))
  console.info(`${verdictOf(measure)}\t${measure.subject}\t${measure.measure}\n\t${shown.join('\n\t')}`)
  for (const fault of faultsOf(measure)) console.error(`\t${fault}`)
}
const counts = Object.entries(Object.groupBy(measures, verdictOf)).map(
  ([verdict, found]) => `${found?.length} ${verdict}`,
)
console.info(`\n${measures.length} threats and requirements: ${counts.join(', ')}`)
if (measures.some(measure => faultsOf(measure).length > 0)) process.exitCode = 1
