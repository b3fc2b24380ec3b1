import type { PageContextServer } from 'vike/types'
import { thankedFormOf } from '../../../renderer/thanks.ts'

/** `/thank-you/quote`: the confirmation page of a form, for visitors without script. */
export function route({ urlPathname }: Pick<PageContextServer, 'urlPathname'>) {
  const form = thankedFormOf(urlPathname)
  return form ? { routeParams: { form } } : false
}
