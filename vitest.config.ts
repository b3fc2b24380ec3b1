import { defineConfig } from 'vitest/config'
import { contentModule } from './tools/build/contentModule.ts'

export default defineConfig({
  test: {
    unstubGlobals: true,
    // Commands speak the language of the terminal.
    env: { LC_ALL: 'en' },
    // One for each processor: Vitest would leave one idle, which most tests have no use for.
    maxWorkers: '100%',
    projects: [
      {
        // Components are tested without documents.
        plugins: [contentModule(async () => ({ entries: [], pdfSizes: {}, day: '2026-11-22', translations: [] }))],
        test: {
          name: 'unit',
          // Half of the time went into importing the same modules anew for each file.
          isolate: false,
          // What a busy machine needs: some check all of the content, or run a command.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['{components,pages,renderer,tools}/**/*.test.ts', 'tests/content/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          // Reads dist/client: npm run build comes first.
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          // What a busy machine needs: some read every page, others copy the project first, and take the copy away.
          testTimeout: 60_000,
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
    ],
  },
})
