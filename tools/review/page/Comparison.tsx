import { languages } from '../../../renderer/languages.ts'
import type { PagePictures, ReviewedPage } from '../review.ts'
import { useSetting } from './setting.ts'

/** How a page looked and looks, one above the other with a slider between, in each of several windows. */
export function Comparison({ page }: { readonly page: ReviewedPage }) {
  const { locale, t } = useSetting()
  const { pictures, address } = page
  if (pictures.length === 0) return null
  if (pictures.every(({ share }) => share === 0)) return <p className="soft">{t('review:pictures.equal')}</p>
  const shown = pictures.find(({ share }) => share > 0)
  const percent = (share: number) =>
    new Intl.NumberFormat(languages[locale].tag, { style: 'percent', maximumSignificantDigits: 2 }).format(share)
  const name = `width ${address}`
  return (
    <details className="comparison">
      <summary>{t('review:pictures.title')}</summary>
      <fieldset className="choice">
        <legend>{t('review:pictures.widths')}</legend>
        {pictures.map((picture) => {
          const { width, share } = picture
          return (
            <label key={width}>
              <input type="radio" name={name} value={width} defaultChecked={picture === shown} />{' '}
              {t('review:pictures.width', { width })}
              <span className="soft">
                {share === 0 ? t('review:pictures.equal') : t('review:pictures.share', { share: percent(share) })}
              </span>
            </label>
          )
        })}
      </fieldset>
      <fieldset className="choice view">
        <legend>{t('review:pictures.view')}</legend>
        {VIEWS.map((view) => (
          <label key={view}>
            <input type="radio" name={`view ${address}`} value={view} defaultChecked={view === 'slider'} />{' '}
            {t(`review:pictures.${view}`)}
          </label>
        ))}
      </fieldset>
      {pictures.map((picture) => (
        <Stage key={picture.width} picture={picture} address={address} />
      ))}
    </details>
  )
}

/** Without script all pictures stand side by side. */
const VIEWS = ['slider', 'sideBySide', 'difference'] as const

function Stage({ picture, address }: { readonly picture: PagePictures; readonly address: string }) {
  const { t } = useSetting()
  const { width, height, share } = picture
  if (share === 0) {
    return (
      <p className="stage" data-width={width}>
        {t('review:pictures.equal')}
      </p>
    )
  }
  const values = { address, width }
  const sides = [
    { side: 'before', src: picture.before, alt: t('review:pictures.beforeOf', values) },
    { side: 'after', src: picture.after, alt: t('review:pictures.afterOf', values) },
    { side: 'difference', src: picture.difference, alt: t('review:pictures.differenceOf', values) },
  ] as const
  const isPair = picture.before !== undefined && picture.after !== undefined
  return (
    <div className="stage" data-width={width} data-pair={isPair ? '' : undefined}>
      {isPair && (
        <label className="slide">
          <span className="visually-hidden">{t('review:pictures.slide')}</span>
          <span aria-hidden="true">{t('review:pictures.before')}</span>
          <input type="range" min="0" max="100" defaultValue="50" data-slide="" />
          <span aria-hidden="true">{t('review:pictures.after')}</span>
        </label>
      )}
      <div className="pictures">
        {sides.map(
          ({ side, src, alt }) =>
            src !== undefined && (
              <figure key={side} data-side={side}>
                <figcaption>{t(`review:pictures.${side}`)}</figcaption>
                <img src={src} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
              </figure>
            ),
        )}
      </div>
    </div>
  )
}
