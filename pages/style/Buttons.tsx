import { useTranslation } from 'react-i18next'
import { Button } from '../../components/elements/Button/Button.tsx'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { Link } from '../../components/elements/Link/Link.tsx'
import styles from './Buttons.module.css'
import { BothThemes, Specimen } from './Specimen.tsx'

const variants = ['primary', 'secondary'] as const

/** What asks to be pressed or followed. */
export function Buttons() {
  const { t } = useTranslation(['style', 'common'])
  return (
    <>
      <Specimen name={t('buttons.buttons')} source="<Button>" note={t('buttons.note')}>
        <BothThemes>
          {() =>
            variants.map((variant) => (
              <div key={variant} className={styles.row}>
                <Button type="button" variant={variant}>
                  {t(`buttons.${variant}`)}
                </Button>
                <Button type="button" variant={variant} disabled>
                  {t('buttons.disabled')}
                </Button>
              </div>
            ))
          }
        </BothThemes>
      </Specimen>
      <Specimen name={t('buttons.links')} source="<ButtonLink>">
        <BothThemes>
          {() => (
            <div className={styles.row}>
              {variants.map((variant) => (
                <ButtonLink key={variant} href="/requestaquote" variant={variant}>
                  {t('common:navigation.quote')}
                </ButtonLink>
              ))}
            </div>
          )}
        </BothThemes>
      </Specimen>
      <Specimen name={t('buttons.text')} source="<Link>">
        <BothThemes>
          {() => (
            <p>
              {t('buttons.sentence')} <Link href="/services">{t('buttons.sentenceLink')}</Link>.
            </p>
          )}
        </BothThemes>
      </Specimen>
    </>
  )
}
