// Where a thread of tools/paper/typesetters.ts begins: it has its own loader of modules, which must be told of TypeScript.
import { register } from 'tsx/esm/api'

register()
export const { pdf, openGraphImage } = await import('./typesetter.ts')
