import { pathsOfCollection } from '../../renderer/content.ts'
import { hasPageOfItsOwn } from './ownPages.ts'

export const onBeforePrerenderStart = () =>
  pathsOfCollection('policies').filter((path) => !hasPageOfItsOwn(path.slice(1)))
