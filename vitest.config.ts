import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { contentModule } from './tools/build/contentModule.ts'

/** Files that check all of the content, build the site, or open all of it, the longest first. */
const LONG = [
  'content/brokenContent',
  'new/new',
  'build/review',
  'build/otherSite',
  'firefox/everyKind',
  'webkit/everyKind',
  'firefox/behaviour',
]

/** Files that take minutes come first: begun last, one would run alone, and leave all processors but its own idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return index === -1 ? LONG.length : index
    }
    // Not an array's: the runner's own order.
    // oxlint-disable-next-line unicorn/no-array-sort
    const usual = await super.sort(files)
    return usual.toSorted((one, other) => place(one) - place(other))
  }
}

export default defineConfig({
  test: {
    unstubGlobals: true,
    // Commands speak the language of the terminal.
    env: { LC_ALL: 'en' },
    // One for each processor: Vitest would leave one idle, which most tests have no use for.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Components are tested without documents.
        plugins: [contentModule(async () => ({ entries: [], pdfSizes: {}, day: '2026-11-22', translations: [] }))],
        test: {
          name: 'unit',
          // Half of the time went into importing the same modules anew for each file.
          isolate: false,
          // What a busy machine needs: some check all of the content, or run a command.
          testTimeout: 30_000,
          include: ['{components,pages,renderer,tools}/**/*.test.ts', 'tests/content/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          // Reads dist/client: npm run build comes first.
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          // What a busy machine needs: some read every page, others copy the project first, and take the copy away.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // They share what they read and parse: all pages of the site.
          isolate: false,
        },
      },
      {
        test: {
          // Opens dist/client in Firefox: npm run build comes first.
          name: 'firefox',
          include: ['tests/firefox/**/*.test.ts'],
        },
      },
      {
        test: {
          // Opens dist/client in WebKitGTK: npm run build comes first.
          name: 'webkit',
          include: ['tests/webkit/**/*.test.ts'],
        },
      },
      {
        test: {
          // Serves dist with the servers of hosts: npm run build comes first, and npm ci in tests/hosts.
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
        },
      },
    ],
  },
})
