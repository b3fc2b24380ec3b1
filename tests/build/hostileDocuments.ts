import { stringify } from 'yaml'
import { readFrontmatter } from '../../tools/content/frontmatter.ts'
import type { ProjectCopy } from '../copyProject.ts'
import { documentNames } from '../documentNames.ts'
import { hostileValues } from '../hostileValues.ts'

/** The values that prose may have: no control characters, and no slash at the beginning, which makes it a link. */
const hostileProse = Object.values(hostileValues)
  .filter((value) => !/[\p{Cc}\u2028]/u.test(value))
  .map((value) => value.replace(/^\//, 'From /'))

/** English articles with two of the values each, by name. */
export const hostileArticles = Array.from({ length: Math.ceil(hostileProse.length / 2) }, (_, index) => {
  const [title = 'Title', value = 'Text'] = hostileProse.slice(index * 2)
  const description = `${value}, and then the words that make this text as long as a description must be.`
  return { name: `hostile-${index}`, title, description }
})

/** Adds articles with hostile values in their prose. */
export function addHostileDocuments(project: ProjectCopy): void {
  const file = `content/en/articles/${documentNames('en', 'articles')[0]}.mdx`
  const read = readFrontmatter(project.read(file), file)
  if (read.problem) throw new Error(read.problem.message)
  const { translatedFrom: _, ...data } = read.data
  const body = `${read.body}\nThe code #read("/etc/passwd") and #panic() \`\${id}\` $(id).\n`
  for (const { name, title, description } of hostileArticles) {
    const frontmatter = { ...data, title, description, imageAlt: description, tags: [`</b> & ${name}`, '#eval("1")'] }
    project.write(`content/en/articles/${name}.mdx`, `---\n${stringify(frontmatter)}---\n${body}`)
  }
}
