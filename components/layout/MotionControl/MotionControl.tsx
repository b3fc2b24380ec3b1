import { useTranslation } from 'react-i18next'
import { attach } from '../../islands/attach.ts'
import styles from './MotionControl.module.css'

/**
 * Pauses all that moves by itself (WCAG 2.2.2), on pages that have such things: elements marked `data-moves` (renderer/+onRenderHtml.tsx).
 * A checkbox, so that CSS can read it: it works without script, which only remembers it.
 * https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide
 */
export function MotionControl() {
  const { t } = useTranslation()
  return (
    <label className={styles.control}>
      <input type="checkbox" {...attach('pauseControl', 'now')} />
      <span className="visually-hidden">{t('pauseMotion')}</span>
    </label>
  )
}
