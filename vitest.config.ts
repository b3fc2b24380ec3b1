import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { forEachLocale } from './renderer/languages.ts'
import { contentModule } from './tools/build/contentModule.ts'

/** What a busy machine needs: some tests read every page or all of the content, or run a command. */
const TIMEOUTS = { testTimeout: 60_000, hookTimeout: 60_000 }

/** Returns two projects: the tests of the short run, and those of the full run, `*.full.test.ts`. */
function inTwoRuns(name: string, folders: string, options: { isolate?: boolean } = {}): TestProjectConfiguration[] {
  const project = (suffix: string, include: string, exclude: string[]): TestProjectConfiguration => ({
    // Components are tested without documents.
    plugins: [
      contentModule(async () => ({
        entries: [],
        computed: forEachLocale(() => ({})),
        pdfSizes: {},
        day: '2026-11-22',
        translations: [],
      })),
    ],
    test: { name: name + suffix, include: [`${folders}/**/${include}`], exclude, ...TIMEOUTS, ...options },
  })
  return [project('', '*.test.ts', ['**/*.full.test.ts']), project(' full', '*.full.test.ts', [])]
}

export default defineConfig({
  test: {
    unstubGlobals: true,
    // Commands speak the language of the terminal.
    env: { LC_ALL: 'en' },
    // One for each processor: Vitest would leave one idle, which most tests have no use for.
    maxWorkers: '100%',
    passWithNoTests: true,
    projects: [
      // Half of the time would go into importing the same modules anew for each file.
      ...inTwoRuns('unit', '{components,pages,renderer,tools,tests/content}', { isolate: false }),
      // They read dist/client, all pages of which they share: npm run build comes first.
      ...inTwoRuns('build', 'tests/build', { isolate: false }),
      // They open dist/client in Firefox and WebKitGTK.
      ...inTwoRuns('firefox', 'tests/firefox'),
      ...inTwoRuns('webkit', 'tests/webkit'),
    ],
  },
})
