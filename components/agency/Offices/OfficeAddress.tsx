import { officeAddress } from '../../../renderer/officeAddress.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import type { OfficeName } from './offices.ts'

/** Street and city of an office, in the format of the page's language. */
export function OfficeAddress({ office }: { office: OfficeName }) {
  const { locale } = usePageContext()
  const { street, cityLine } = officeAddress(office, locale)
  return (
    <>
      {street}
      <br />
      {cityLine}
    </>
  )
}
