// Plain JavaScript, so that an old Node can still read it and say what is wrong.
const major = Number(process.versions.node.split('.')[0])
if (major !== 24) {
  console.error(
    `Zari runs on Node 24; this is ${process.versions.node}. Run it through npm ("npm start", "npm test"): ` +
      'npm puts the Node 24 that "npm ci" installed first in the PATH.',
  )
  process.exit(1)
}
