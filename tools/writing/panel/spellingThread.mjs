// Worker threads have their own module loader, without TypeScript.
import { parentPort, workerData } from 'node:worker_threads'
import { tsImport } from 'tsx/esm/api'

const { checkSpellingOfContent, invalidateContent } = await tsImport('../../content/load.ts', import.meta.url)

parentPort.on('message', async (files) => {
  for (const file of files) invalidateContent(file)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort.postMessage(await checkSpellingOfContent(workerData))
})
