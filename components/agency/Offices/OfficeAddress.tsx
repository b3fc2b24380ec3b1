import { usePageContext } from '../../../renderer/PageContext.tsx'
import { siteConfig } from '../../../site.config.ts'
import type { OfficeName } from './offices.ts'

/** Street and city of an office, as the page's language writes them. */
export function OfficeAddress({ office }: { office: OfficeName }) {
  const { locale } = usePageContext()
  const { street, city, postalCode } = siteConfig.offices[office]
  return (
    <>
      {street[locale]}
      <br />
      {city[locale]} {postalCode[locale]}
    </>
  )
}
