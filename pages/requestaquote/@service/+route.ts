import type { PageContextServer } from 'vike/types'
import { serviceOfPath } from '../../../renderer/quoteServices.ts'

/** `/requestaquote/legal`: the quote form with a service preselected, for visitors without script. */
export function route({ urlPathname }: Pick<PageContextServer, 'urlPathname'>) {
  const service = serviceOfPath(urlPathname)
  return service ? { routeParams: { service } } : false
}
