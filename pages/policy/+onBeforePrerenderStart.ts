import { pathsOfCollection } from '../../renderer/content.ts'

export const onBeforePrerenderStart = () => pathsOfCollection('policies')
