import { copyFileSync, cpSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { siteConfig } from '../../site.config.ts'
import type { ProjectCopy } from '../copyProject.ts'

const written = ['fr', 'en']
/** The name that docs/take-it-over.md gives it; the old name is a noun, too. */
export const NAME = 'Estuaire'

/** "Adding a category". */
function addCategory({ edit }: ProjectCopy): void {
  edit('content/categories.ts', /'legal', 'localization'/, "'legal', 'medical', 'localization'")
}

function addTextsOfCategory({ edit }: ProjectCopy): void {
  for (const locale of written) {
    for (const name of ['blog', 'blogSearch']) {
      edit(`content/${locale}/strings/${name}.json`, /"categories": \{/, '$&\n    "medical": "Medical",')
    }
    const listing = {
      title: 'Articles on medical translation',
      description:
        'Leaflets, records, trials: our articles on medical translation between France, Canada and Cameroon.',
      heading: 'Translating medicine',
      lead: 'Leaflets, records, trials.',
    }
    edit(`content/${locale}/strings/blog.json`, /"listings": \{/, `$&\n    "medical": ${JSON.stringify(listing)},`)
  }
}

/** "Adding a language", with English texts but for some. */
function addLanguage({ root, read, write, edit }: ProjectCopy): void {
  const entry = "  de: { name: 'Deutsch', tag: 'de-DE', quotes: ['„', '“'], letters: 'äöüß' },\n"
  edit('renderer/languages.ts', /^ {2}en: .*\n/m, `$&${entry}`)
  cpSync(join(root, 'content/en/strings'), join(root, 'content/de/strings'), { recursive: true })
  const article = read('content/en/articles/legal-errors.mdx')
  write(
    'content/de/articles/legal-errors.mdx',
    article.replace(/^title: .*$/m, `title: 'Was "Treu und Glauben" heißt'`),
  )
  for (const captions of globSync('content/videos/*.en.vtt')) {
    copyFileSync(captions, join(root, `content/videos/${basename(captions).replace('.en.', '.de.')}`))
  }
}

/** "Name" of docs/take-it-over.md. */
function rename({ root, read, write }: ProjectCopy): void {
  const files = globSync(
    ['site.config.ts', 'package.json', 'LICENSE', '{docs,hosting,content,public}/**/*.{md,mdx,json,svg,txt,vtt}'],
    {
      cwd: root,
    },
  )
  for (const file of files) write(file, read(file).replaceAll(siteConfig.name, NAME))
}

/** Changes a copy of the project as docs/ says: a category, a language, a name. */
export async function followRecipes(project: ProjectCopy): Promise<void> {
  // They know the languages that there are, and use what is in tests/.
  for (const file of globSync('{tools,renderer,components,pages}/**/*.test.{ts,tsx}', { cwd: project.root })) {
    rmSync(join(project.root, file))
  }
  addCategory(project)
  addTextsOfCategory(project)
  addLanguage(project)
  await project.run(['tools/assets/writeAssets.ts'])
  rename(project)
}
