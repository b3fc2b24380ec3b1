import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from '../copyProject.ts'
import { runGit } from '../git.ts'

/** A folder in which every planted document would write a file, if it could. */
const marks = mkdtempSync(join(tmpdir(), 'site-marks-'))
const fileOf = (name: string) => JSON.stringify(join(marks, name))
/** The file says which command has run the document. */
const programOf = (name: string) =>
  `process.getBuiltinModule('node:fs').writeFileSync(${fileOf(name)}, process.argv.join(' '))`

const article = readFileSync('content/fr/articles/legal-errors.mdx', 'utf8')
const [, frontmatter = ''] = /^---\n(.*?)\n---\n/s.exec(article) ?? []
const withBody = (body: string) => `---\n${frontmatter}\n---\n\n${body}\n`

/** Documents by name, each with a program where some reader of documents would run one. */
const hostile: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['js', 'javascript', 'JavaScript', ' js', 'coffee', 'coffeescript', 'cson', 'json', 'toml'].map(
      (language, index) => {
        const name = `hostile-${index}`
        return [name, `---${language}\n{ "title": ${programOf(name)}, "order": 1 }\n---\n\nDu texte.\n`]
      },
    ),
  ),
  'hostile-tag': `---\ntitle: !!js/function 'function () { ${programOf('hostile-tag')} }'\n${frontmatter}\n---\n\nDu texte.\n`,
  'hostile-import': withBody(`import x from 'data:text/javascript,${encodeURIComponent(programOf('hostile-import'))}'`),
  'hostile-export': withBody(`export const x = ${programOf('hostile-export')}`),
  'hostile-expression': withBody(`Du texte {${programOf('hostile-expression')}}.`),
  'hostile-attribute': withBody(`<Note title={${programOf('hostile-attribute')}}>\n\nDu texte.\n\n</Note>`),
}

/** The scripts of package.json that read documents; the development server is started below. */
const commands = [
  'check:content',
  'status',
  'status --confirm content/fr/articles/hostile-0.mdx',
  'build',
  'review',
  'assets',
  'new article Essai',
  'new team Essai',
]
/** Scripts that report the first of the documents, which proves that they have read it. */
const TELLING = /^(?:check|build|review)/
/** The review compares commits. */
let project: ProjectCopy

beforeAll(() => {
  project = copyProject()
  // The planted documents are enough to read.
  for (const folder of globSync('content/*/*', { cwd: project.root, onlyDirectories: true, ignore: '**/strings' })) {
    rmSync(join(project.root, folder), { recursive: true })
  }
  for (const [name, source] of Object.entries(hostile)) project.write(`content/fr/articles/${name}.mdx`, source)
  project.write('content/fr/team/hostile-profile.mdx', hostile['hostile-0'] ?? '')
  commit()
}, 120_000)

afterAll(() => {
  project.remove()
  rmSync(marks, { recursive: true })
}, 60_000)

/** Commits the documents, and one more on a branch. */
function commit(): void {
  runGit(project.root, 'init', '--initial-branch=main')
  runGit(project.root, 'add', '.')
  runGit(project.root, 'commit', '--message=x')
  runGit(project.root, 'switch', '--create', 'branch')
  project.write('content/en/articles/hostile-0.mdx', hostile['hostile-0'] ?? '')
}

/** Starts `npm run`, as from a terminal, as the leader of a process group. */
function npmRun(command: string) {
  const [name = '', ...parameters] = command.split(' ')
  return spawn('npm', ['run', '--silent', name, '--', ...parameters], {
    cwd: project.root,
    // Vike would assume a component test.
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, LC_ALL: 'en', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
}

async function outputOf(command: string): Promise<string> {
  const child = npmRun(command)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  await once(child, 'close')
  return output
}

/** What the documents wrote, with the commands that ran them. */
const written = () => readdirSync(marks).map((name) => [name, readFileSync(join(marks, name), 'utf8')])

test('the program that the documents contain does write a file, where it runs', () => {
  execFileSync(process.execPath, ['--eval', programOf('proof')])
  expect(written()).toHaveLength(1)
  rmSync(join(marks, 'proof'))
})

for (const command of commands) {
  test.concurrent(`npm run ${command} runs nothing that is in a document`, async () => {
    const output = await outputOf(command)
    expect(written()).toEqual([])
    expect(output).toContain(TELLING.test(command) ? 'hostile-0.mdx:1:1' : '')
  }, 300_000)
}

// It repairs documents, so it comes after the others.
test('npm run check:content --fix runs nothing that is in a document', async () => {
  await outputOf('check:content --fix')
  expect(written()).toEqual([])
}, 120_000)

test('the development server runs nothing of a document, even if its page is opened', async () => {
  const server = npmRun('dev --port 0')
  try {
    const url = await new Promise<string>((resolve) => {
      let output = ''
      server.stdout.on('data', (chunk) => {
        output += stripVTControlCharacters(String(chunk))
        const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
        if (address) resolve(address)
      })
    })
    for (const name of ['legal-errors', ...Object.keys(hostile)]) {
      for (const address of [
        `/fr/articles/${name}`,
        `/fr/articles/${name}.md`,
        `/content/fr/articles/${name}.mdx?import`,
      ]) {
        const response = await fetch(`${url}${address}`)
        await response.text()
      }
    }
    expect(written()).toEqual([])
  } finally {
    if (server.pid) process.kill(-server.pid)
    await once(server, 'close')
  }
}, 120_000)
