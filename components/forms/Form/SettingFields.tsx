import { useTranslation } from 'react-i18next'
import { absoluteUrl } from '../../../renderer/absoluteUrl.ts'
import { localizePath } from '../../../renderer/addresses.ts'
import type { FormName } from '../../../renderer/formNames.ts'
import { honeypotName, serviceFields } from '../../../renderer/formService.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { sentQuery, thanksPathOf } from '../../../renderer/thanks.ts'
import { siteConfig } from '../../../site.config.ts'
import { sendOnce } from './sendOnce.ts'
import formStyles from './Form.module.css'
import styles from './SettingFields.module.css'

/** The hidden fields of a form: the service's settings, its page, and a honeypot; in previews, a note that it reaches nobody. */
export function SettingFields({ form }: { readonly form: FormName }) {
  const { t } = useTranslation('formSettings')
  const { locale, urlLogical } = usePageContext()
  const thanks = `${localizePath(thanksPathOf(form), locale)}?${sentQuery(form)}`
  const fields = {
    // The inbox is on the same origin, wherever that is.
    ...serviceFields(t(`subjects.${form}`), siteConfig.formEndpoint === '' ? thanks : absoluteUrl(thanks)),
    reference: '',
    language: locale,
    page: absoluteUrl(localizePath(urlLogical, locale)),
  }
  const honeypotId = `${form}-${honeypotName}`
  return (
    <>
      {/* What is sent twice by newsletter forms, which are on every page, does no harm. */}
      {!form.startsWith('newsletter') && <script dangerouslySetInnerHTML={{ __html: `(${sendOnce.toString()})()` }} />}
      {siteConfig.isPreview && <p className={formStyles.notice}>{t('previewNote')}</p>}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.honeypot} aria-hidden="true">
        <label htmlFor={honeypotId}>{t('honeypot')}</label>
        {/* Read-only: robots that read HTML fill it in all the same, browsers that fill in forms for people don't. */}
        <input id={honeypotId} name={honeypotName} tabIndex={-1} autoComplete="off" readOnly />
      </div>
    </>
  )
}
