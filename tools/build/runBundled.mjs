import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

/**
 * `npm run build`: bundles tools/build/build.ts and runs it. Loading its modules one by one with tsx takes three CPU seconds more
 * of fifteen. The build deletes the bundle with the remains of other builds: tools/build/siteFolders.ts.
 */
const folder = resolve(`.cache/site/unfinished/${process.pid}.program`)
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: 'tools/build/build.ts',
    outDir: folder,
    minify: false,
    sourcemap: true,
    target: 'node20',
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(folder, 'build.js')).href)
