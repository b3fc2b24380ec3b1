import { defineConfig } from 'playwright/test'
import { locate } from './tools/test/requirements.ts'

const executablePath = locate('chromium')

/** Tests of the full run. */
const FULL = '**/*.full.spec.ts'

const WITH_REACT = { siteFolder: '.cache/site-with-react' }

export default defineConfig<object, { siteFolder: string }>({
  testDir: 'tests/e2e',
  projects: [
    { name: 'full', testMatch: FULL },
    { name: 'short', testIgnore: FULL },
    // Islands are React, and must work with it, though visitors get Preact: one test of each.
    { name: 'bundle with React', testMatch: '**/bundleReact.setup.ts', use: WITH_REACT },
    { name: 'react', grep: /@react/, dependencies: ['bundle with React'], use: WITH_REACT },
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  // Tests share nothing but the built site. Two workers leave a sixth of two processors idle.
  workers: '150%',
  // What a busy machine needs: a wait ends as soon as what it waits for is there.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: '.cache/reports/e2e.json' }],
    // What fails is shown beside its line.
    ...(process.env['GITHUB_ACTIONS'] === 'true' ? [['github'] as const] : []),
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // In containers Chromium runs as root, and must leave the outside world alone.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Without a window Chromium would round the widths of letters to whole pixels, as no visitor's does.
        '--font-render-hinting=none',
      ],
    },
  },
})
