import { useTranslation } from 'react-i18next'
import styles from './Type.module.css'
import { Specimen } from './Specimen.tsx'
import { textSizes } from './tokens.ts'

const displayWeights = [600, 700] as const
const textWeights = [400, 600, 650, 700] as const

/** Both faces, their sizes, and the details by which one knows a typesetter. */
export function Type() {
  const { t } = useTranslation(['style', 'common'])
  return (
    <>
      <Specimen name="Noto Serif Display" source="--font-display" isBand>
        <div className={styles.poster} data-tone="night">
          <p aria-hidden="true" className={styles.glyphs}>
            <span>«</span>
            <span>&</span>
            <span>?</span>
            <span>é</span>
            <span>œ</span>
            <span>»</span>
          </p>
          {displayWeights.map((weight) => (
            <p key={weight} className={styles.display} data-weight={weight}>
              <span className={styles.weight}>{weight}</span> {t('common:site.tagline')}
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="Source Serif 4" source="--font-text">
        <div className={styles.faces}>
          {textWeights.map((weight) => (
            <p key={weight} className={styles.text} data-weight={weight}>
              <span className={styles.weight}>{weight}</span> {t('type.sample')} <em>{t('type.sampleItalic')}</em>
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name={t('type.scale')} source="--text-…" note={t('type.scaleNote')}>
        <ol className={styles.scale}>
          {textSizes.toReversed().map(({ name, smallest, largest }) => (
            <li key={name}>
              <p className={styles.label}>
                <b>{name}</b> {t('size', { smallest, largest })}
              </p>
              <p className={styles.line} data-size={name}>
                {t('type.line')}
              </p>
            </li>
          ))}
        </ol>
      </Specimen>
      <Specimen name={t('type.details')}>
        <dl className={styles.details}>
          <div>
            <dt>{t('type.pangrams')}</dt>
            <dd lang="fr">{t('type.pangramFrench')}</dd>
            <dd lang="en">{t('type.pangramEnglish')}</dd>
          </div>
          <div>
            <dt>{t('type.quotes')}</dt>
            <dd>{t('type.quotesSample')}</dd>
          </div>
          <div>
            <dt>{t('type.spaces')}</dt>
            <dd>{t('type.spacesSample')}</dd>
          </div>
          <div>
            <dt>{t('type.letters')}</dt>
            <dd>{t('type.lettersSample')}</dd>
          </div>
          <div>
            <dt>{t('type.figures')}</dt>
            <dd>0123456789</dd>
            <dd className={styles.tabular}>
              11 111,10 €
              <br />
              48 090,75 €
            </dd>
          </div>
          <div>
            <dt>{t('type.signs')}</dt>
            <dd>… – — · × ° € $ © → ← & % @ # *</dd>
          </div>
        </dl>
      </Specimen>
    </>
  )
}
