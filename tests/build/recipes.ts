import { copyFileSync, cpSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { siteConfig } from '../../site.config.ts'
import type { ProjectCopy } from '../copyProject.ts'

const written = ['fr', 'en']
/** "Renaming the site" of docs/how-to.md; the old name is a noun, too. */
export const NAME = 'Estuaire'

/** "Adding a page" of docs/how-to.md. */
function addPage({ write, edit }: ProjectCopy): void {
  for (const locale of written) {
    const texts = {
      metadata: {
        title: 'Translation for museums',
        description: 'Labels, catalogues and audio guides: what a museum asks of a translator, and how we go about it.',
      },
      title: 'Museums',
      lead: 'Labels, catalogues, audio guides.',
    }
    write(`content/${locale}/strings/museums.json`, `${JSON.stringify(texts, null, 2)}\n`)
  }
  edit(
    'renderer/strings.d.ts',
    /^( +)notFound: .*$/m,
    "$1museums: typeof import('../content/fr/strings/museums.json')\n$&",
  )
  write(
    'pages/museums/+Page.tsx',
    `import { useTranslation } from 'react-i18next'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'

export function Page() {
  const { t } = useTranslation('museums')
  return <PageHero title={t('title')} lead={t('lead')} />
}
`,
  )
  write(
    'pages/museums/+metadata.ts',
    "import { metadataFromStrings } from '../../renderer/metadata.ts'\n\nexport const metadata = metadataFromStrings('museums')\n",
  )
}

/** "Adding a field to a form". */
function addField({ edit }: ProjectCopy): void {
  edit(
    'components/forms/ContactForm/ContactForm.island.tsx',
    /^( +)<MessageField/m,
    `$1<TextField name="project" label={t('contact.project')} required />\n$&`,
  )
  for (const locale of written) {
    edit(`content/${locale}/strings/forms.json`, /^( +)"phone": /m, '$1"project": "Project",\n$&')
    edit(
      `content/${locale}/strings/formMessages.json`,
      /^( +)"documentType": /m,
      '$1"project": "Write the name of your project.",\n$&',
    )
  }
}

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

/** "Adding a collection": its schema and a document. */
function addCollection({ write, edit }: ProjectCopy): void {
  edit(
    'content/collections.ts',
    /^const contactLink = /m,
    'const term = group({ title, description, ...ofEveryDocument })\n\n$&',
  )
  edit(
    'content/collections.ts',
    /^ {2}policies: collection\(\{/m,
    "  terms: collection({ schema: term, route: '/terms/:slug', images: [], references: {} }),\n$&",
  )
  for (const locale of written) {
    const frontmatter = `title: Hypothec\ndescription: A right over a building that guarantees a debt, in the civil law of Québec.`
    write(`content/${locale}/terms/hypothec.mdx`, `---\n${frontmatter}\n---\n\nIn common law, read *mortgage*.\n`)
  }
}

function addPagesOfCollection({ write, edit }: ProjectCopy): void {
  edit('tools/site/searchIndex.ts', /^( +)policies: 'page',$/m, "$&\n$1terms: 'page',")
  const folder = 'pages/terms/@slug'
  write(
    `${folder}/+onBeforePrerenderStart.ts`,
    "import { pathsOfCollection } from '../../../renderer/content.ts'\n\nexport const onBeforePrerenderStart = () => pathsOfCollection('terms')\n",
  )
  write(
    `${folder}/+data.ts`,
    `import type { PageContextServer } from 'vike/types'
import { readDocument } from '../../../renderer/documents.ts'

export type Data = Awaited<ReturnType<typeof data>>

export function data(pageContext: PageContextServer) {
  return readDocument('terms', pageContext)
}
`,
  )
  write(
    `${folder}/+metadata.ts`,
    `import type { PageContextServer } from 'vike/types'
import type { PageMetadata } from '../../../renderer/metadata.ts'
import type { Data } from './+data.ts'

export function metadata({ data }: PageContextServer & { data: Data }): PageMetadata {
  const { title, description } = data.entry.frontmatter
  return { title, description }
}
`,
  )
  write(
    `${folder}/+Page.tsx`,
    `import { foreignLanguage } from '../../../components/layout/FallbackNotice/foreignLanguage.ts'
import { PageHero } from '../../../components/layout/PageHero/PageHero.tsx'
import { Prose } from '../../../components/document/Prose/Prose.tsx'
import { useData, usePageContext } from '../../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { locale } = usePageContext()
  const { entry: term, body } = useData<Data>()
  const lang = foreignLanguage(term, locale)
  return (
    <article>
      <PageHero title={term.frontmatter.title} lang={lang} />
      <Prose body={body} lang={lang} />
    </article>
  )
}
`,
  )
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

/** "Renaming the site". */
function rename({ root, read, write }: ProjectCopy): void {
  const files = globSync(
    ['site.config.ts', 'package.json', 'LICENSE', '{docs,hosting,content,public}/**/*.{md,mdx,json,svg,txt,vtt}'],
    {
      cwd: root,
    },
  )
  for (const file of files) write(file, read(file).replaceAll(siteConfig.name, NAME))
}

/** Changes a copy of the project as docs/how-to.md says: a page, a field, a category, a collection, a language, a name. */
export async function followRecipes(project: ProjectCopy): Promise<void> {
  // They know the collections and languages that there are, and use what is in tests/.
  for (const file of globSync('{tools,renderer,components,pages}/**/*.test.{ts,tsx}', { cwd: project.root })) {
    rmSync(join(project.root, file))
  }
  addPage(project)
  addField(project)
  addCategory(project)
  addTextsOfCategory(project)
  addCollection(project)
  addPagesOfCollection(project)
  addLanguage(project)
  await project.run(['tools/assets/writeAssets.ts'])
  rename(project)
}
