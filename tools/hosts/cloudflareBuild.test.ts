import { expect, test } from 'vitest'
import { cloudflareBuild } from './cloudflareBuild.ts'

const CF_PAGES_URL = 'https://0a1b2c3d.passerelle.pages.dev'
const variables = { SITE_URL: 'https://www.example.com', FORM_ENDPOINT: 'https://formsubmit.co/alias' }

test('the main branch is production, with its variables', () => {
  expect(cloudflareBuild({ CF_PAGES_BRANCH: 'main', CF_PAGES_URL }, variables)).toEqual({
    script: ['build'],
    environment: { ...variables, DEPLOY_CONTEXT: 'production' },
  })
})

test.each(['article/été', 'maintenance', 'main-2'])('%s is a preview, at its own address, without forms', (branch) => {
  expect(cloudflareBuild({ CF_PAGES_BRANCH: branch, CF_PAGES_URL }, variables)).toEqual({
    script: ['review', '--', '--base', 'origin/main'],
    environment: { DEPLOY_CONTEXT: 'preview', SITE_URL: CF_PAGES_URL, FORM_ENDPOINT: '' },
  })
})

test('outside of Cloudflare Pages the error names the command to run', () => {
  expect(() => cloudflareBuild({}, variables)).toThrow('Elsewhere, run npm run build.')
})
