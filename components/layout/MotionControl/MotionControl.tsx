import { useTranslation } from 'react-i18next'
import { attach } from '../../islands/attach.ts'
import styles from './MotionControl.module.css'

/**
 * Pauses all animation that runs by itself (WCAG 2.2.2), on pages that have any: elements marked `data-moves`
 * (renderer/+onRenderHtml.tsx). It is a checkbox, which CSS can read, so it works without script; script only remembers
 * it. https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide
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
