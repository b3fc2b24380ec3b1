import type { Config } from 'vike/types'
import { route } from './route.ts' with { type: 'vike:pointer' }

/** The route asks the content, which is there at run time only: Vike must not load it to read the configuration. */
export const config = { route, meta: { route: { env: { server: true } } } } satisfies Config
