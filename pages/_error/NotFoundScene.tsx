import { useTranslation } from 'react-i18next'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import scene from '../../content/images/not-found.svg?url'
import styles from './NotFound.module.css'

/** 404 on a broken footbridge, from one edge of the window to the other. */
export function NotFoundScene() {
  const { t } = useTranslation('notFound')
  return (
    <div className={styles.scene}>
      <Picture src={scene} width={1600} height={700} alt={t('pictureAlt')} priority />
    </div>
  )
}
