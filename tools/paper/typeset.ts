import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { globSync } from 'tinyglobby'
import { mediaDigest } from '../pictures/mediaDigest.ts'
import { LETTERS_WITHOUT_FACE } from './lettersWithoutFace.ts'
import { preparePicture } from './preparePicture.ts'

const TEMPLATES = 'tools/paper/templates'
/** The inputs of every PDF and image: templates and their files, this code, the versions of Typst and the fonts. */
const MADE_BY = [
  `${TEMPLATES}/*.typ`,
  'tools/paper/*.ts',
  'tools/paper/fonts/**',
  'components/layout/Logo/logo.svg',
  'renderer/styles/tokens.css',
  'package-lock.json',
]

/** A document to typeset: a template and its data. */
export interface Copy {
  readonly template: 'study' | 'article' | 'policy' | 'openGraphImage'
  /** The template's `data`; plain JSON. */
  readonly data: Readonly<Record<string, unknown>>
  /** The pictures that the template shows, from the project's root. */
  readonly pictures: readonly string[]
}

/** The number of documents after which Typst evicts unused cache entries; by default it would keep them all. */
const CACHE_AGE = 1
/** Compilers by project, which reuse Typst's cache from one document to the next. */
const compilers = new Map<string, NodeCompiler>()

/**
 * Sets a PDF that conforms to PDF/UA-1: Typst refuses inaccessible ones. https://typst.app/docs/reference/pdf/
 *
 * @param root the project's root
 * @param file the path of the document, with a leading slash
 * @throws Error naming the document, with Typst's message
 */
export async function setPdf(root: string, file: string, copy: Copy): Promise<Buffer> {
  try {
    return await compile(root, copy, (compiler, set) => compiler.pdf(set, { pdfStandard: 'ua-1' }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file.slice(1)}:1:1  its PDF cannot be set: ${reason}`, { cause: error })
  }
}

/**
 * Sets a page as SVG, its texts as outlines.
 *
 * @param root the project's root
 * @throws Error with Typst's message about the template
 */
export function setSvg(root: string, copy: Copy): Promise<string> {
  return compile(root, copy, (compiler, set) => compiler.plainSvg(set))
}

/**
 * Reads the fonts of PDFs and Open Graph images: the site's own faces, one weight per file, and Noto Serif for letters
 * that they lack. Typst reads the machine's as well, and would prefer an installed font of the same name whose weight or style
 * is closer. So these have names of their own, and templates/sheet.typ names no others.
 */
export function readPaperFonts(root: string): Buffer[] {
  const files = globSync('tools/paper/fonts/**/*.ttf', { cwd: root, absolute: true }).toSorted()
  return files.map((file) => readFileSync(file))
}

/** Returns a function that returns the cache key of a document: a digest of all of its inputs. */
export function openDigest(root: string): (copy: Copy) => string {
  const templates = globSync(MADE_BY, { cwd: root, ignore: '**/*.test.ts' }).toSorted()
  return (copy) => {
    const made = createHash('sha256').update(JSON.stringify(copy))
    for (const file of [...templates, ...copy.pictures]) made.update(mediaDigest(join(root, file)))
    return made.digest('hex').slice(0, 24)
  }
}

async function compile<Result>(
  root: string,
  { template, data, pictures }: Copy,
  write: (compiler: NodeCompiler, set: NodeTypstDocument) => Result,
): Promise<Result> {
  const prepared = await Promise.all(pictures.map((file) => preparePicture(root, file)))

  // From here on, everything is synchronous: otherwise, documents that share pictures would unload each other's.
  const compiler =
    compilers.get(root) ?? NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: readPaperFonts(root) }] })
  compilers.set(root, compiler)
  prepared.forEach((bytes, index) => compiler.mapShadow(join(root, pictures[index] ?? ''), bytes))
  try {
    const compiled = compiler.compile({
      mainFilePath: join(root, TEMPLATES, `${template}.typ`),
      // PDF/UA refuses letters that no font has, but a word in another script must not prevent a PDF.
      inputs: { data: JSON.stringify(data).replace(LETTERS_WITHOUT_FACE, '…') },
    })
    const { result } = compiled
    const error = compiled.takeDiagnostics()
    if (!result) throw new Error(JSON.stringify(error && compiler.fetchDiagnostics(error)))
    return write(compiler, result)
  } finally {
    for (const file of pictures) compiler.unmapShadow(join(root, file))
    compiler.evictCache(CACHE_AGE)
  }
}
