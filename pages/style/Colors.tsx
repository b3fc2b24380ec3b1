import { useTranslation } from 'react-i18next'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './Colors.module.css'
import { contrastOfPair, nightPairs, pairs, type Pair } from './pairs.ts'
import { BothThemes, Specimen } from './Specimen.tsx'
import type { Theme } from './readTokens.ts'
import { colors } from './tokens.ts'

/** Every colour in both themes, and how well each text can be read on its ground. */
export function Colors() {
  const { t } = useTranslation('style')
  return (
    <>
      <Specimen name={t('colors.palette')} source="--color-…">
        <BothThemes>{(theme) => <Palette theme={theme} />}</BothThemes>
      </Specimen>
      <Specimen name={t('colors.pairs')} source="pages/style/pairs.ts" note={t('colors.pairsNote')}>
        <BothThemes>
          {(theme) => <Contrasts pairs={theme === 'dark' ? [...pairs, ...nightPairs] : pairs} theme={theme} />}
        </BothThemes>
      </Specimen>
    </>
  )
}

function Palette({ theme }: { readonly theme: Theme }) {
  const { t } = useTranslation('style')
  const uses: Readonly<Record<string, string>> = t('colors.uses', { returnObjects: true })
  return (
    <ul className={styles.palette}>
      {colors.map(({ name, values }) => (
        <li key={name}>
          <svg className={styles.swatch} aria-hidden="true">
            <rect width="100%" height="100%" fill={`var(--color-${name})`} />
          </svg>
          <p className={styles.name}>{name}</p>
          <p className={styles.value}>{values[theme]}</p>
          <p className={styles.use}>{uses[name]}</p>
        </li>
      ))}
    </ul>
  )
}

interface ContrastsProps {
  readonly pairs: readonly Pair[]
  readonly theme: Theme
}

function Contrasts({ pairs: shown, theme }: ContrastsProps) {
  const { t } = useTranslation('style')
  const { locale } = usePageContext()
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <ul className={styles.pairs}>
      {shown.map(({ text, ground }) => (
        <li key={`${text} ${ground}`}>
          <svg viewBox="0 0 120 64" className={styles.sample} aria-hidden="true">
            <rect width="120" height="64" fill={`var(--color-${ground})`} />
            <text x="60" y="46" textAnchor="middle" fill={`var(--color-${text})`}>
              Éé
            </text>
          </svg>
          <p className={styles.ratio}>{format.format(contrastOfPair({ text, ground }, theme, colors))}</p>
          <p className={styles.use}>{t('colors.pair', { text, ground })}</p>
        </li>
      ))}
    </ul>
  )
}
