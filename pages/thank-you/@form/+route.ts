import type { PageContextServer } from 'vike/types'
import { thankedFormOf } from '../../../renderer/thanks.ts'

/** `/thank-you/quote`: thanks for what was sent, for visitors without script. */
export function route({ urlPathname }: Pick<PageContextServer, 'urlPathname'>) {
  const form = thankedFormOf(urlPathname)
  return form ? { routeParams: { form } } : false
}
