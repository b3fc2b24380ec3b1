import { tsImport } from 'tsx/esm/api'

const { showInEditors } = await tsImport('./tools/check/body/checkBody.ts', import.meta.url)

/** Editors that speak unified show what the content check says of a body, while it is typed. */
export default { plugins: [showInEditors] }
