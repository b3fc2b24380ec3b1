import { editAddress } from '../links.ts'
import { ChangeMark } from './ChangeMark.tsx'
import { useSetting } from './setting.ts'

/** As many are read at a glance. */
const MOST_OPEN = 20

/** The texts of the interface that changed. */
export function Texts() {
  const { t, review } = useSetting()
  return (
    <section id="texts" aria-labelledby="texts-title">
      <h2 id="texts-title">{t('review:texts.title')}</h2>
      <ul className="files">
        {review.texts.map(({ file, keys }) => (
          <li key={file}>
            <FileLink file={file} />
            <details open={keys.length <= MOST_OPEN}>
              <summary>{t('review:texts.keys', { count: keys.length })}</summary>
              <p className="keys">
                {keys.map((key) => (
                  <code key={key}>{key}</code>
                ))}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All other files that changed. */
export function OtherFiles() {
  const { t, review } = useSetting()
  const { files } = review
  return (
    <section id="files" aria-labelledby="files-title">
      <h2 id="files-title">{t('review:files.title')}</h2>
      <details open={files.length <= MOST_OPEN}>
        <summary>{t('review:files.show', { count: files.length })}</summary>
        <ul className="files">
          {files.map(({ file, change }) => (
            <li key={file}>
              {change === 'removed' ? <code>{file}</code> : <FileLink file={file} />} <ChangeMark change={change} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

function FileLink({ file }: { readonly file: string }) {
  const edit = editAddress(useSetting().review, file)
  return edit === undefined ? <code>{file}</code> : <a href={edit}>{file}</a>
}
