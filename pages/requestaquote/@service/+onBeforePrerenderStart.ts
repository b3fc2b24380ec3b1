import { listQuotePaths } from '../../../renderer/services.ts'

export const onBeforePrerenderStart = listQuotePaths
