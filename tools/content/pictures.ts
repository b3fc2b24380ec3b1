import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from '../../renderer/entry.ts'
import { imageSize } from 'image-size'
import { glob } from 'tinyglobby'
import type { Diagnostic } from './diagnostics.ts'

/** All pictures by their path from the project's root (`content/images/bridge.svg`), and what is wrong with them. */
export interface LoadedPictures {
  readonly pictures: ReadonlyMap<string, Picture>
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * What makes an SVG a program, or lets it fetch from elsewhere. It is served from our own origin, so that opened by itself
 * it could do what our pages can. https://www.w3.org/TR/SVG2/conform.html#secure-static-mode
 */
const UNSAFE_SVG: ReadonlyArray<readonly [pattern: RegExp, what: string]> = [
  [/<script/i, 'a script'],
  [/<foreignObject/i, 'a piece of HTML (foreignObject)'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/<!(?:DOCTYPE|ENTITY)/i, 'a document type'],
  [/javascript:/i, 'a javascript: address'],
  [/(?:href|src)\s*=\s*["']\s*(?!#|data:image\/)[^"'\s]/i, 'a link to something else'],
  [/url\(\s*["']?(?!#)|@import/i, 'a style from somewhere else'],
]

/** Measures every picture of content/images, and refuses those that are more than pictures. */
export async function loadPictures(root: string): Promise<LoadedPictures> {
  const files = await glob('content/images/**/*.{svg,png,jpg,jpeg,webp,avif}', { cwd: root })
  const pictures = new Map<string, Picture>()
  const diagnostics: Diagnostic[] = []
  for (const file of files.toSorted()) {
    const bytes = readFileSync(join(root, file))
    try {
      const { width, height } = imageSize(bytes)
      pictures.set(file, { src: `/${file}`, width, height })
    } catch {
      diagnostics.push({
        file,
        line: 1,
        column: 1,
        message:
          'is not a picture that can be read. Save it again as SVG (with width, height or viewBox), PNG, JPEG, WebP or AVIF',
      })
    }
    if (file.endsWith('.svg')) diagnostics.push(...checkSvg(bytes.toString('utf8'), file))
  }
  return { pictures, diagnostics }
}

function checkSvg(source: string, file: string): Diagnostic[] {
  return UNSAFE_SVG.flatMap(([pattern, what]) => {
    const found = pattern.exec(source)
    if (!found) return []
    const before = source.slice(0, found.index).split('\n')
    return {
      file,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      message: `holds ${what}, and a picture must not be a program. Save it as a plain SVG, or as PNG`,
    }
  })
}
