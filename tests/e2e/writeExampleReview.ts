import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyKind, pageAt } from '../fixtures/review/review.ts'
import { writeReview } from '../../tools/review/writeReview.ts'

/**
 * Reviews two small sites, for the tests of the review page: run beside them, because Playwright takes JSX in what its
 * tests import for its own.
 *
 * `tsx tests/e2e/writeExampleReview.ts <folder>`: the site of the branch is then in `<folder>/after`.
 */
const [folder = ''] = process.argv.slice(2)

/** Taller than what a browser draws at once. */
const TALL = 9000

/** A page in which something moves. */
function page(words: string, height = 1000): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Page</title><style>
@keyframes turn { to { transform: rotate(1turn) } }
body { margin: 0; font: 20px/1.5 sans-serif } main { block-size: ${height}px }
i { display: inline-block; animation: turn 3s linear infinite }
@media (prefers-reduced-motion: reduce) { i { animation: none } }
</style></head><body><main><h1>Page</h1><p>${words}</p><i>+</i></main></body></html>`
}

function writeSite(name: string, pages: Readonly<Record<string, string>>): string {
  const site = join(folder, name)
  mkdirSync(join(site, 'fr/articles'), { recursive: true })
  mkdirSync(join(site, 'en'), { recursive: true })
  for (const [file, html] of Object.entries(pages)) writeFileSync(join(site, file), html)
  return site
}

rmSync(folder, { recursive: true, force: true })
const same = { 'index.html': page('Accueil'), 'fr.html': page('Accueil'), 'en.html': page('Home') }
const before = writeSite('before', {
  ...same,
  'fr/articles/legal-errors.html': page('Trois mots.', TALL),
  'fr/about.html': page('Rien ne change.'),
})
const after = writeSite('after', {
  ...same,
  'fr/articles/legal-errors.html': page('Quatre mots.', TALL),
  'fr/about.html': page('Rien ne change.'),
  'fr/articles/sous-titres.html': page('Tout est neuf.'),
})
const pictured = new Set(['/fr/articles/legal-errors', '/fr/articles/sous-titres'])
const pages = [...everyKind.pages.filter(({ address }) => pictured.has(address)), pageAt('/fr/about')]
await writeReview({ root: '.', review: { ...everyKind, pages }, before, after, pictures: true })
