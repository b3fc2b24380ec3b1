import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const FORM = 'components/forms/Form'

/**
 * Modules that the browser fetches in one file, by its name: one is lighter than ten. Beginnings of paths, so that a folder
 * stands for all below it. tests/e2e/islands.spec.ts weighs what visitors fetch.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  // What moves by itself on the home page. Its figures start to count only where they are seen: counters.script.ts.
  motion: [
    'components/motion/autoplay.ts',
    'components/motion/carouselParts.ts',
    'components/motion/hero.ts',
    'components/motion/motion.ts',
    'components/motion/typing.ts',
    'components/motion/watchMotion.ts',
  ],
  // What every island needs.
  islands: [
    'node_modules/preact/',
    'components/islands/attach.ts',
    'renderer/addresses.ts',
    'renderer/islands/IslandRoot.tsx',
    'renderer/islands/announcer.ts',
    'renderer/islands/chooseText.ts',
    'renderer/islands/defineIsland.ts',
    'renderer/islands/hydrate.tsx',
    'renderer/islands/useTexts.ts',
    'renderer/languages.ts',
  ],
  // What every form needs, and the estimate has no use for; the names of the quote form's classes take less than a file does.
  form: [
    'components/elements/Button/Button.tsx',
    'components/forms/QuoteForm/QuoteForm.module.css',
    `${FORM}/AttachmentField.tsx`,
    `${FORM}/Field.tsx`,
    `${FORM}/Form.tsx`,
    `${FORM}/Outcome.tsx`,
    `${FORM}/controls.ts`,
    `${FORM}/fields.tsx`,
    `${FORM}/formDraft.ts`,
    `${FORM}/formSending.ts`,
    `${FORM}/formSession.ts`,
    `${FORM}/formState.ts`,
    `${FORM}/formStore.ts`,
    `${FORM}/keptDraft.ts`,
    `${FORM}/loadRest.ts`,
    `${FORM}/useForm.ts`,
    `${FORM}/validateField.ts`,
    `${FORM}/watchFields.ts`,
    `${FORM}/watchFiles.ts`,
    `${FORM}/watchPage.ts`,
  ],
  // What lists of files need, in forms and in the estimate.
  files: [
    'components/elements/Button/Button.module.css',
    `${FORM}/Files.tsx`,
    `${FORM}/Form.module.css`,
    `${FORM}/reveal.ts`,
    `${FORM}/watchDrops.ts`,
    'renderer/formatSize.ts',
  ],
  // What forms with and without script name their messages by.
  submission: [
    `${FORM}/digest.ts`,
    `${FORM}/nativelySent.ts`,
    `${FORM}/storageKeys.ts`,
    `${FORM}/visitKey.ts`,
    'renderer/formNames.ts',
  ],
  // What is kept of forms, which other pages forget.
  draft: [`${FORM}/controlKinds.ts`, `${FORM}/draft.ts`],
}

/** Puts the modules above into their chunks, and fails the build where one of them is not there, or is no more. */
export function chunks(root: string): Plugin {
  // The folder of packages may be a link to one elsewhere.
  const placeOf = (path: string) => (path.startsWith('node_modules/') ? `/${path}` : normalizePath(join(root, path)))
  const lists = Object.entries(CHUNKS).map(([name, modules]) => [name, modules.map(placeOf)] as const)
  const codeSplitting = {
    groups: [{ name: (id: string) => lists.find(([, paths]) => paths.some((path) => id.includes(path)))?.[0] ?? null }],
    // The client entry uses some of what these use.
    includeDependenciesRecursively: false,
  }
  return {
    name: 'site:chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } } }),
    generateBundle(_options, bundle) {
      const written = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const [name, paths] of lists) {
        const ids = written.find((chunk) => chunk.name === name)?.moduleIds ?? []
        const missing = paths.filter((path) => !ids.some((id) => id.includes(path)))
        if (missing.length > 0) {
          this.error(
            `These are not in the chunk "${name}", where tools/build/chunks.ts puts them: ${missing.join(', ')}`,
          )
        }
      }
    },
  }
}
