import { useTranslation } from 'react-i18next'
import { CategoryLinks } from '../../components/blog/CategoryLinks/CategoryLinks.tsx'
import { FallbackNotice } from '../../components/layout/FallbackNotice/FallbackNotice.tsx'
import { LanguageSwitcher } from '../../components/layout/LanguageSwitcher/LanguageSwitcher.tsx'
import { Pagination } from '../../components/blog/Pagination/Pagination.tsx'
import { Altered } from './Altered.tsx'
import { BothThemes, Specimen } from './Specimen.tsx'

const pages = ['first', 'middle', 'last'] as const

/** The ways through the site. */
export function Navigation() {
  const { t } = useTranslation('style')
  return (
    <>
      <Specimen name={t('navigation.pages')} source="<Pagination>">
        <BothThemes>
          {(theme) =>
            pages.map((key, index) => (
              <Altered
                key={key}
                component={Pagination}
                props={{ page: index + 1, pageCount: pages.length, pathOf: () => '/blog' }}
                // Landmarks of one page need names of their own.
                changes={{ nav: { 'aria-label': `${t(`navigation.${key}`)} (${t(`theme.${theme}`)})` } }}
              />
            ))
          }
        </BothThemes>
      </Specimen>
      <Specimen name={t('navigation.languages')} source="<LanguageSwitcher>" note={t('navigation.languagesNote')}>
        {/* The one in the header has the name and the id already. */}
        <Altered
          component={LanguageSwitcher}
          props={{ place: 'bar' }}
          changes={{
            nav: { 'aria-label': t('navigation.languages') },
            button: { popoverTarget: 'style-languages' },
            ul: { id: 'style-languages' },
          }}
        />
      </Specimen>
      <Specimen name={t('navigation.categories')} source="<CategoryLinks>">
        <CategoryLinks current="all" />
      </Specimen>
      <Specimen name={t('navigation.fallback')} source="<FallbackNotice>">
        <BothThemes>{() => <FallbackNotice />}</BothThemes>
      </Specimen>
    </>
  )
}
