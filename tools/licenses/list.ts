import { ALLOWED, listPackages } from './packages.ts'

/** `npm run licenses`: the packages under each licence, and why it is in order; exit code 1 where one is not allowed. */
const packages = listPackages(process.cwd())
for (const license of [...new Set(packages.map((each) => each.license))].toSorted()) {
  const why = ALLOWED[license] ?? 'NOT ALLOWED: read it, and add it to tools/licenses/packages.ts, or do without'
  const all = packages.filter((each) => each.license === license).map(({ name, version }) => `${name} ${version}`)
  console.log(`${license} (${why}): ${[...new Set(all)].join(', ')}\n`)
  if (ALLOWED[license] === undefined) process.exitCode = 1
}
