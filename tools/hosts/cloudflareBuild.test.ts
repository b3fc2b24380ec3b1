import { expect, test } from 'vitest'
import { cloudflareBuild } from './cloudflareBuild.ts'

const CF_PAGES_URL = 'https://0a1b2c3d.passerelle.pages.dev'

test('the main branch is production, at the address that visitors know', () => {
  expect(cloudflareBuild({ CF_PAGES_BRANCH: 'main', CF_PAGES_URL, SITE_URL: 'https://www.example.com' })).toEqual({
    script: ['build'],
    environment: { DEPLOY_CONTEXT: 'production' },
  })
})

test.each(['article/été', 'maintenance', 'main-2'])('%s is a preview, at its own address', (branch) => {
  expect(cloudflareBuild({ CF_PAGES_BRANCH: branch, CF_PAGES_URL, SITE_URL: 'https://www.example.com' })).toEqual({
    script: ['review', '--', '--base', 'origin/main'],
    environment: { DEPLOY_CONTEXT: 'preview', SITE_URL: CF_PAGES_URL },
  })
})

test('production without an address is refused', () => {
  expect(() => cloudflareBuild({ CF_PAGES_BRANCH: 'main', CF_PAGES_URL })).toThrow('SITE_URL is not set.')
})

test('elsewhere it says what to run', () => {
  expect(() => cloudflareBuild({})).toThrow('Elsewhere, run npm run build.')
})
