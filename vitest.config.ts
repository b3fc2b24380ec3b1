import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    unstubGlobals: true,
    // One for each processor: Vitest would leave one idle, which most tests have no use for.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          // Half of the time went into importing the same modules anew for each file.
          isolate: false,
          include: ['{components,pages,renderer,tools}/**/*.test.ts', 'tests/content/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          // Reads dist/client: npm run build comes first.
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
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
          // Serves dist with the servers of hosts: npm run build comes first, and npm ci in tests/hosts.
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
        },
      },
    ],
  },
})
