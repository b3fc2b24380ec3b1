import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { localizePath } from '../../renderer/addresses.ts'
import { addressForForms, honeypotName, serviceFields } from '../../renderer/formService.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { siteConfig } from '../../site.config.ts'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { draftKey } from './draft.ts'
import styles from './Form.module.css'
import type { FormName } from './formName.ts'

interface FormProps {
  readonly name: FormName
  /** One or two sentences on what becomes of the data, before the link to the confidentiality page. */
  readonly notice: string
  readonly submitLabel: string
  readonly children: ReactNode
}

/** A form that the browser sends by itself: it needs no script to reach the agency and to come back in its language. */
export function Form({ name, notice, submitLabel, children }: FormProps) {
  const { t } = useTranslation('forms')
  return (
    <form
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={addressForForms(siteConfig.formEndpoint)}
      aria-label={t(`labels.${name}`)}
      data-form={name}
      data-island="Form"
      data-when="touched"
      data-stored={draftKey(name)}
    >
      <HiddenFields form={name} />
      <div className={styles.fields}>{children}</div>
      <div className={styles.submit}>
        <Button type="submit">{submitLabel}</Button>
      </div>
      <p className={styles.notice}>
        {notice} <Link href="/confidentialite">{t('noticeLink')}</Link>
      </p>
    </form>
  )
}

function HiddenFields({ form }: { form: FormName }) {
  const { t } = useTranslation('forms')
  const { locale, urlLogical } = usePageContext()
  const thanks = `${localizePath('/thank-you', locale)}?sent=${form}`
  const fields = {
    // The inbox is on the same origin, wherever that is.
    ...serviceFields(t(`subjects.${form}`), siteConfig.formEndpoint === '' ? thanks : absoluteUrl(thanks)),
    language: locale,
    page: absoluteUrl(localizePath(urlLogical, locale)),
  }
  const honeypotId = `${form}-${honeypotName}`
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.honeypot} aria-hidden="true">
        <label htmlFor={honeypotId}>{t('honeypot')}</label>
        <input id={honeypotId} name={honeypotName} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
