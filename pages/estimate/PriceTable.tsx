import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { formatPrice, priceOf, workingDaysFor } from '../../components/estimate/price.ts'
import type { Rates } from '../../components/estimate/rates.ts'
import { Section } from '../../components/layout/Section/Section.tsx'
import { Table } from '../../components/mdx/Table/Table.tsx'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './page.module.css'

const WORDS = [250, 500, 1000, 2500, 5000, 10_000]

/** Prices and lead times by number of words, which need no script. */
export function PriceTable({ rates }: { readonly rates: Rates }) {
  const { t } = useTranslation('estimate')
  const { locale } = usePageContext()
  return (
    <Section title={t('table.title')} lead={t('table.lead')} isBelowFold>
      <div className={styles.prices}>
        <Table className={styles.table} data-figures="">
          <thead>
            <tr>
              {(['words', 'price', 'time'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`table.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WORDS.map((words) => {
              const price = priceOf({ words, targets: 1 }, rates)
              const days = workingDaysFor(words, rates)
              return (
                <tr key={words}>
                  <th scope="row">{words.toLocaleString(locale)}</th>
                  <td data-label={t('table.columns.price')}>{formatPrice(price, locale)}</td>
                  <td data-label={t('table.columns.time')}>{days !== undefined && t('table.days', { count: days })}</td>
                </tr>
              )
            })}
          </tbody>
        </Table>
        <p className={styles.note}>
          {t('table.note')} <Link href={t('table.link')}>{t('table.label')}</Link>
        </p>
      </div>
    </Section>
  )
}

/** Prices of the other services. */
export function OtherPrices() {
  const { t } = useTranslation('estimate')
  return (
    <Section title={t('others.title')} lead={t('others.lead')} isBelowFold>
      <Table className={styles.table} data-figures="">
        <thead>
          <tr>
            {(['service', 'price'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`others.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {t('others.items', { returnObjects: true }).map(({ service, price }) => (
            <tr key={service}>
              <th scope="row">{service}</th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
