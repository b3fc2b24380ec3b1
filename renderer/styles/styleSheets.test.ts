import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChildNode, parse } from 'postcss'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

/** A place in a file, as terminals and editors link it: `pages/index/+Page.tsx:12:4`. */
type Place = string

/** The classes of a CSS module by name, with the place of the first rule for each. */
type Classes = ReadonlyMap<string, Place>

const GLOBAL = /:global\([^)]*\)/g
const CLASS = /\.([A-Za-z_][\w-]*)/g
/** Imports and comments, whose words are no uses of a name. */
const NO_USE = /^import [^\n]*$|\/\*[\s\S]*?\*\/|^\s*\/\/[^\n]*$/gm
const MODULE_IMPORT = /^import (\w+) from '([^']+\.module\.css)'$/gm

const read = (file: string) => readFileSync(file, 'utf8')
const sheets = globSync('{components,pages,renderer,tools}/**/*.css').toSorted()
const code = globSync('{components,pages,renderer}/**/*.{ts,tsx}', { ignore: '**/*.test.*' }).toSorted()

function placeOf(file: string, node: ChildNode): Place {
  return `${file}:${node.source?.start?.line}:${node.source?.start?.column}`
}

function placeAt(file: string, source: string, offset: number): Place {
  const lines = source.slice(0, offset).split('\n')
  return `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}

function classesOf(file: string, css: string): Classes {
  const classes = new Map<string, Place>()
  parse(css).walkRules((rule) => {
    for (const [, name = ''] of rule.selector.replace(GLOBAL, '').matchAll(CLASS)) {
      if (!classes.has(name)) classes.set(name, placeOf(file, rule))
    }
  })
  return classes
}

/** Compares the classes of CSS modules with those that code uses, and returns the faults. */
function compareClasses(modules: Readonly<Record<string, string>>, users: Readonly<Record<string, string>>): string[] {
  const classes = new Map(Object.entries(modules).map(([file, css]) => [file, classesOf(file, css)]))
  const used = new Set<string>()
  const faults = Object.entries(users).flatMap(([file, source]) =>
    [...source.matchAll(MODULE_IMPORT)].flatMap(([, name = '', address = '']) => {
      const sheet = join(file, '..', address)
      const uses = new RegExp(`(?<![\\w.])${name}\\b(?:\\.(\\w+)|\\['([^']+)'\\])?`, 'g')
      return [...source.replace(NO_USE, (text) => text.replace(/\S/g, ' ')).matchAll(uses)].flatMap((use) => {
        const className = use[1] ?? use[2]
        used.add(`${sheet} ${className}`)
        if (className !== undefined && classes.get(sheet)?.has(className)) return []
        const problem = className === undefined ? 'Name a class here' : `${sheet} has no class ${className}`
        return `${placeAt(file, source, use.index)}  ${problem}`
      })
    }),
  )
  const unused = [...classes].flatMap(([sheet, names]) =>
    [...names]
      .filter(([name]) => !used.has(`${sheet} ${name}`))
      .map(([name, place]) => `${place}  No code uses .${name}`),
  )
  return [...faults, ...unused]
}

/** Compares the custom properties that style sheets read with those that style sheets, or scripts, set. */
function compareProperties(styles: Readonly<Record<string, string>>, scripts: string): string[] {
  const roots = Object.entries(styles).map(([file, css]) => [file, parse(css)] as const)
  const set = new Set(Array.from(scripts.matchAll(/['"](--[\w-]+)['"]/g), ([, name]) => name))
  for (const [, root] of roots) {
    root.walkDecls(/^--/, ({ prop }) => void set.add(prop))
    root.walkAtRules('property', ({ params }) => void set.add(params))
  }
  return roots.flatMap(([file, root]) => {
    const faults: string[] = []
    root.walkDecls((declaration) => {
      for (const [, name = ''] of declaration.value.matchAll(/var\(\s*(--[\w-]+)/g)) {
        if (!set.has(name)) faults.push(`${placeOf(file, declaration)}  Nothing sets ${name}`)
      }
    })
    return faults
  })
}

const contentsOf = (files: readonly string[]) => Object.fromEntries(files.map((file) => [file, read(file)]))

test('code uses classes that its CSS modules have, and all of them', () => {
  const modules = sheets.filter((file) => file.endsWith('.module.css'))
  expect(compareClasses(contentsOf(modules), contentsOf(code))).toEqual([])
})

test('style sheets read custom properties that are set', () => {
  expect(compareProperties(contentsOf(sheets), code.map(read).join('\n'))).toEqual([])
})
