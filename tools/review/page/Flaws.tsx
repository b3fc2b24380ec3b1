import { isError, sortDiagnostics } from '../../content/diagnostics.ts'
import { editAddress } from '../links.ts'
import type { Review } from '../review.ts'
import { useSetting } from './setting.ts'

/** What is wrong, worst first, each with the way to mend it. */
export function Flaws() {
  const { t, review } = useSetting()
  const flaws = sortFlaws(review.flaws)
  if (flaws.length === 0) {
    return review.documents.length + review.texts.length > 0 ? (
      <section className="well">
        <p>{t('review:flaws.none')}</p>
      </section>
    ) : null
  }
  return (
    <section id="flaws" aria-labelledby="flaws-title">
      <h2 id="flaws-title">{t('review:flaws.title')}</h2>
      <ol className="flaws">
        {flaws.map((flaw) => {
          const { file, line, column, message } = flaw
          const kind = isError(flaw) ? 'error' : 'warning'
          const place = `${file}:${line}:${column}`
          const edit = editAddress(review, file, line)
          return (
            <li key={`${place} ${message}`} data-severity={kind}>
              <strong>{t(`review:flaws.${kind}`)}</strong>
              <div>
                {/* The check speaks English. */}
                <p lang="en">{message}</p>
                <p className="place">{edit === undefined ? place : <a href={edit}>{place}</a>}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function sortFlaws(flaws: Review['flaws']) {
  return sortDiagnostics(flaws).toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
}
