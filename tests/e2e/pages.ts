import type { Locale } from '../../renderer/languages.ts'
import { QUOTE_PATH } from '../../renderer/quoteServices.ts'
import { listAddresses } from '../../tools/listAddresses.ts'

/** The quote form with a service chosen: interpretation is asked other things, all others the same. */
const STANDING_FOR_ALL = /\/(?:interpretation|legal)$/

/** The pages of a language that differ by more than what is chosen in a form. */
export function pagesOf(locale: Locale): string[] {
  return listAddresses('dist/client', locale).filter(
    (address) => !address.includes(`${QUOTE_PATH}/`) || STANDING_FOR_ALL.test(address),
  )
}
