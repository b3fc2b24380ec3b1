import { localizePath } from '../../renderer/addresses.ts'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import { pricingOf, quoteServices } from '../../renderer/quoteServices.ts'
import { fileInputOf } from '../forms/Form/controls.ts'
import { useFormSetting } from '../forms/Form/useForm.ts'
import { formatWeekday } from './formatWeekday.ts'
import { readHandedOver } from './handedOver.ts'
import { formatMoney } from './price.ts'
import formStyles from '../forms/Form/Form.module.css'

/** The words, the price and the day of the estimate that the form came from, and what is left to do for it. */
export function HandedOverCard() {
  const t = useTexts('counting')
  const tMessage = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const { formRef, state, session } = useFormSetting()
  const handedOver = readHandedOver(state.estimate)
  if (!handedOver) return null
  const { values, words, price, day, files, others } = handedOver
  const [EUR, CAD] = price
  const service = quoteServices.find((one) => one === values['service']) ?? 'documents'
  const lost = state.files.filter(({ name, file }) => !file && files.includes(name))
  const figures = [
    words > 0 && t('counted', { count: words }),
    values['targetLang'],
    EUR !== undefined &&
      CAD !== undefined &&
      [
        pricingOf(service) === 'from' ? `${t('result.from')} ` : '',
        formatMoney({ EUR, CAD }, 'EUR', locale),
        ` ${t('result.dollars', { dollars: formatMoney({ EUR, CAD }, 'CAD', locale) })}`,
      ].join(''),
    day !== '' && t('handedOver.day', { day: formatWeekday(day, locale) }),
  ].filter(Boolean)
  return (
    <section className={formStyles.outcome} aria-label={t('result.title')}>
      <p>{t('result.title')}</p>
      <p>
        <b>{figures.join('\u00a0· ')}</b>
      </p>
      {others.length > 0 && <p>{t('handedOver.byLink', { names: others.join(', ') })}</p>}
      <p>
        {lost.map(({ name }) => (
          <button
            key={name}
            type="button"
            className={formStyles.action}
            onClick={() => formRef.current && fileInputOf(formRef.current)?.click()}
          >
            {t('handedOver.again', { name })}
          </button>
        ))}
        <a href={localizePath('/estimate', locale)}>{t('handedOver.change')}</a>
        <button type="button" className={formStyles.action} onClick={() => session?.clear()}>
          {tMessage('clear')}
        </button>
      </p>
    </section>
  )
}
