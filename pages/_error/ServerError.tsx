import { useTranslation } from 'react-i18next'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'

/** Only ever seen while developing: the built site is files. */
export function ServerError() {
  const { t } = useTranslation('notFound')
  return <PageHero title={t('error.title')} lead={t('error.text')} />
}
