import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** The programs that the workflows run beside a preview of strangers, and with secrets. They are Bash's. */
const hasBash = spawnSync('bash', ['-c', 'true']).status === 0

let folder: string
const place = (name: string) => join(folder, name)
const read = (name: string) => (existsSync(place(name)) ? readFileSync(place(name), 'utf8') : '')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-release-'))
  mkdirSync(place('bin'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A program that notes what it is given, and answers. */
function stand(program: string, lines: string): void {
  mkdirSync(dirname(place(program)), { recursive: true })
  writeFileSync(place(program), `#!/usr/bin/env bash\necho "$@" >> "${place('calls')}"\n${lines}\n`)
  chmodSync(place(program), 0o755)
}

function run(script: string, parameters: readonly string[] = [], environment: NodeJS.ProcessEnv = {}) {
  const { status, stdout } = spawnSync('bash', [resolve('.github', script), ...parameters], {
    encoding: 'utf8',
    env: {
      PATH: `${place('bin')}:${process.env['PATH']}`,
      GITHUB_OUTPUT: place('output'),
      GITHUB_REPOSITORY: 'agency/site',
      ...environment,
    },
  })
  return { status, stdout, output: read('output'), calls: read('calls').trim().split('\n') }
}

describe.runIf(hasBash)('what was built for a pull request', () => {
  beforeEach(() => {
    mkdirSync(place('preview/client/fr'), { recursive: true })
    for (const file of ['client/index.html', 'client/fr/about.html', 'review.json', 'pull-request']) {
      writeFileSync(place(`preview/${file}`), '')
    }
  })
  const inspect = () => run('scripts/inspect.sh', [place('preview')])

  test('is handed on when it is files', () => {
    expect(inspect()).toMatchObject({ status: 0, stdout: '' })
  })

  const refused: Readonly<Record<string, readonly [said: string, change: () => void]>> = {
    'a link that leads out of it': ['links', () => symlinkSync('/etc/passwd', place('preview/client/passwd.html'))],
    'a link to a folder': ['links', () => symlinkSync('/etc', place('preview/client/etc'))],
    'a pipe': ['devices', () => spawnSync('mkfifo', [place('preview/client/pipe')])],
    'a program of the host': ['programs', () => writeFileSync(place('preview/client/_worker.js'), '')],
    'settings of the host': ['settings', () => writeFileSync(place('preview/client/fr/netlify.toml'), '')],
    'a name of two lines': ['control', () => writeFileSync(place('preview/client/two\nlines.html'), '')],
    'no site': ['no preview', () => rmSync(place('preview/client/index.html'))],
    'a file that is too large': [
      'more than 25600 kB',
      () => writeFileSync(place('preview/client/large.pdf'), Buffer.alloc(26 * 1024 * 1024)),
    ],
    // Files with holes, which take no space here, but do at the host.
    'files that are too large together': [
      'more than 512000 kB',
      () => {
        for (let number = 0; number < 25; number += 1) {
          const file = place(`preview/client/${number}.pdf`)
          writeFileSync(file, '')
          truncateSync(file, 24 * 1024 * 1024)
        }
      },
    ],
  }

  test.each(Object.entries(refused))('is refused with %s', (_, [said, change]) => {
    change()
    const { status, stdout } = inspect()
    expect(status).toBe(1)
    expect(stdout).toContain(said)
  })
})

describe.runIf(hasBash)('the pull request that a preview is of', () => {
  const COMMIT = 'a'.repeat(40)
  const find = (claim: string) => {
    writeFileSync(place('claim'), claim)
    return run('scripts/find-pull-request.sh', [place('claim')], { HEAD_SHA: COMMIT })
  }

  test('is what GitHub says is at the commit that was built', () => {
    stand('bin/gh', `echo "open ${COMMIT}"`)
    expect(find('12\n')).toMatchObject({ status: 0, output: 'number=12\n' })
    expect(read('calls')).toMatch(/^api repos\/agency\/site\/pulls\/12 /)
  })

  test.each([
    ['is at another commit', `open ${'b'.repeat(40)}`],
    ['is closed', `closed ${COMMIT}`],
  ])('is none that %s', (_, answer) => {
    stand('bin/gh', `echo "${answer}"`)
    expect(find('12\n')).toMatchObject({ status: 0, output: '', stdout: expect.stringContaining('::notice') })
  })

  test.each(['', '0', '-1', '12 13', '12/../../issues', '$(id)', '١٢', '9'.repeat(30)])('is no %j', (claim) => {
    stand('bin/gh', `echo "open ${COMMIT}"`)
    expect(find(claim)).toMatchObject({ status: 1, output: '' })
    expect(read('calls')).toBe('')
  })
})

describe.runIf(hasBash)('the comment', () => {
  const keep = (text: string) => {
    writeFileSync(place('comment.md'), text)
    return run('scripts/keep-comment.sh', [place('comment.md')], { NUMBER: '12' })
  }

  test('is a new one where there is none of ours', () => {
    stand('bin/gh', '')
    expect(keep('<!-- a mark -->\n\nText').calls[1]).toBe(
      `api --silent --method POST repos/agency/site/issues/12/comments --field body=@${place('comment.md')}`,
    )
  })

  test('is replaced where there is one; of several, the first', () => {
    stand('bin/gh', 'if [[ $* == *--paginate* ]]; then printf "34\\n56\\n"; fi')
    expect(keep('<!-- a mark -->\n\nText').calls[1]).toBe(
      `api --silent --method PATCH repos/agency/site/issues/comments/34 --field body=@${place('comment.md')}`,
    )
  })
})

describe.runIf(hasBash)('a host', () => {
  const netlify = { NETLIFY_AUTH_TOKEN: 'secret', NETLIFY_SITE_ID: 'site' }
  const cloudflare = {
    CLOUDFLARE_API_TOKEN: 'secret',
    CLOUDFLARE_ACCOUNT_ID: 'account',
    CLOUDFLARE_PROJECT: 'passerelle',
  }
  const deploy = (environment: NodeJS.ProcessEnv) =>
    run(place('action/deploy.sh'), [], { FOLDER: '/built', ...environment })
  const standForNetlify = () =>
    stand(
      'action/netlify/node_modules/.bin/netlify',
      `echo '{"url":"https://site.example.com","deploy_url":"https://pr--site.example.com"}'`,
    )
  const standForCloudflare = () =>
    stand(
      'action/cloudflare/node_modules/.bin/wrangler',
      `printf '{"type":"version"}\\n{"type":"pages-deploy-detailed","url":"https://1.example.com","alias":"https://pr.example.com"}\\n' > "$WRANGLER_OUTPUT_FILE_PATH"`,
    )

  // The script runs the programs that are installed beside it.
  beforeEach(() => {
    mkdirSync(place('action'))
    copyFileSync('.github/actions/deploy/deploy.sh', place('action/deploy.sh'))
  })

  test.each([
    ['the site as production', {}, 'https://site.example.com', /^deploy .* --dir \/built --prod\n$/],
    [
      'a preview under the name of its branch',
      { BRANCH: 'pull-request-12' },
      'https://pr--site.example.com',
      /deploy (?!.*--prod).* --alias pull-request-12\n$/,
    ],
  ])('is given %s', (_, environment, url, called) => {
    standForNetlify()
    expect(deploy({ ...netlify, ...environment })).toMatchObject({ status: 0, output: `url=${url}\n` })
    expect(read('calls')).toMatch(called)
  })

  test('may be Cloudflare', () => {
    standForCloudflare()
    expect(deploy(cloudflare).output).toBe('url=https://1.example.com\n')
    expect(read('calls')).toMatch(/pages deploy \/built --project-name passerelle --branch main\n$/)
    rmSync(place('output'))
    expect(deploy({ ...cloudflare, BRANCH: 'pull-request-12' }).output).toBe('url=https://pr.example.com\n')
  })

  test.each([{}, { NETLIFY_AUTH_TOKEN: 'secret' }, { CLOUDFLARE_API_TOKEN: 'secret', NETLIFY_SITE_ID: 'site' }])(
    'that has not been given whole is none, and that is said: %j',
    (environment) => {
      standForNetlify()
      standForCloudflare()
      const { status, stdout, output, calls } = deploy(environment)
      expect({ status, output, calls }).toEqual({ status: 0, output: '', calls: [''] })
      expect(stdout).toMatch(/^::notice title=Not published::/)
    },
  )
})
