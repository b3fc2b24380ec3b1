import { stringify } from 'yaml'
import { readFrontmatter } from '../../tools/content/frontmatter.ts'
import type { ProjectCopy } from '../copyProject.ts'
import { hostileValues } from '../hostileValues.ts'

/** The values that prose may have: no control characters, and no slash at the beginning, which makes it a link. */
export const hostileProse = Object.values(hostileValues)
  .filter((value) => !/[\p{Cc}\u2028]/u.test(value))
  .map((value) => value.replace(/^\//, 'From /'))

/** Ends a text that must have some length, and in which a value would be too short. */
const FILLER = ', and then the words that make this text as long as a description must be.'

/** English articles with three of the values each, by name. */
export const hostileArticles = Array.from({ length: Math.ceil(hostileProse.length / 3) }, (_, index) => {
  const [title = 'Title', description = 'Text', imageAlt = 'Text'] = hostileProse.slice(index * 3)
  return { name: `hostile-${index}`, title, description: `${description}${FILLER}`, imageAlt: `${imageAlt}${FILLER}` }
})

/** Adds articles, the profile of their author, and a case study, with hostile values in all of their prose. */
export function addHostileDocuments(project: ProjectCopy): void {
  const write = (from: string, name: string, change: (data: object) => object) => {
    const folder = `content/en/${from.split('/')[0]}`
    const source = project.read(`content/en/${from}.mdx`)
    const read = readFrontmatter(source, `${folder}/${name}.mdx`)
    if ('problem' in read) throw new Error(read.problem.message)
    const { translatedFrom: _, ...data } = read.data
    const body = `${read.body}\nThe code #read("/etc/passwd") and #panic() \`\${id}\` $(id).\n`
    project.write(`${folder}/${name}.mdx`, `---\n${stringify(change(data))}---\n${body}`)
  }
  let next = 0
  const value = () => `${hostileProse[(next += 1) % hostileProse.length]} and so on`
  write('team/clarisse-mbarga', 'hostile-profile', (data) => ({
    ...data,
    name: `O'Neil & "Co" </script> ]]>`,
    role: value(),
    description: value() + FILLER,
    imageAlt: value() + FILLER,
    skills: Array.from({ length: 6 }, value),
    biographyTitle: value(),
    collaborateText: value() + FILLER,
    ctaText: 'Write to us',
  }))
  for (const { name, title, description, imageAlt } of hostileArticles) {
    const tags = [`</b> & ${name}`, '#eval("1")']
    write('articles/legal-errors', name, (data) => ({
      ...data,
      title,
      description,
      imageAlt,
      tags,
      date: '2024-01-01',
      updated: '2024-01-02',
      author: 'hostile-profile',
    }))
  }
  write('case-studies/ecommerceLocalization', 'hostile-study', (data) => ({
    ...data,
    title: value(),
    description: value() + FILLER,
    client: `"><script>alert(1)</script> #read("/etc/passwd")`,
    imageAlt: value() + FILLER,
    outcomes: Array.from({ length: 4 }, value),
    videoLabel: value(),
    downloadLabel: value(),
  }))
}
