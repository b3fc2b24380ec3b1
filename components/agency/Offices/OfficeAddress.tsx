import { siteConfig } from '../../../site.config.ts'
import type { OfficeName } from './offices.ts'

/** Street and city of an office. As on an envelope: not translated. */
export function OfficeAddress({ office }: { office: OfficeName }) {
  const { street, city, postalCode } = siteConfig.offices[office]
  return (
    <>
      <span lang="fr">{street}</span>
      <br />
      <span lang="fr">
        {city} {postalCode}
      </span>
    </>
  )
}
