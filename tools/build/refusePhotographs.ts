import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Refuses code that imports a photograph: the bundler would serve its every byte, where it was taken, with which camera. */
export function refusePhotographs(root: string): Plugin {
  return {
    name: 'site:refuse-photographs',
    apply: 'build',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const file = relative(root, id.replace(/\?.*$/, ''))
        if (!file.startsWith('content/') || /\.(?:json|mdx|svg|ts)$/.test(file)) continue
        throw new Error(`Code imports ${file}. Import drawings alone: photographs are shown by documents.`)
      }
    },
  }
}
