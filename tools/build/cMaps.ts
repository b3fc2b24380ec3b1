import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { z } from 'zod'

/**
 * Serves the tables that name the characters of older PDFs in Chinese, Japanese and Korean, with their licence: the reader
 * of PDFs fetches one where a document needs it (components/estimate/formats/pdf.ts).
 *
 * @param root the project's root
 */
export function cMaps(root: string): Plugin {
  const folder = join(root, 'node_modules/pdfjs-dist')
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const tables = join(folder, 'cmaps')
  return {
    name: 'site:cmaps',
    configureServer: ({ middlewares }) =>
      void middlewares.use(`/workers/cmaps-${version}`, sirv(tables, { dev: true })),
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of readdirSync(tables)) {
        const fileName = `workers/cmaps-${version}/${name}`
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(tables, name)) })
      }
    },
  }
}
