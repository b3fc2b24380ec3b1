import { type RefObject, useEffect, useState } from 'react'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import { nameOfLanguage } from './describe.ts'
import { languagesIn, withLanguage, withoutLanguage } from './languagesIn.ts'
import { writeIn } from './useEstimate.ts'
import formStyles from '../forms/Form/Form.module.css'
import styles from './Estimate.module.css'

interface TargetLanguagesProps {
  readonly formRef: RefObject<HTMLFormElement | null>
  /** The languages that are written in the form, as languagesIn() gives them. */
  readonly targets: readonly string[]
}

/**
 * The languages that a document is priced for, to tick: those that the field suggests, and what else is written there. The
 * field is what is sent, and boxes only write in it.
 */
export function TargetLanguages({ formRef, targets }: TargetLanguagesProps) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  const [field, setField] = useState<HTMLInputElement>()
  useEffect(() => {
    const found = formRef.current?.elements.namedItem('targetLang')
    if (found instanceof HTMLInputElement) setField(found)
  }, [formRef])
  if (!field) return null
  const suggested = Array.from(
    field.list?.options ?? [],
    ({ value }) => [languagesIn(value)[0] ?? value, value] as const,
  )
  const names = new Map([
    ...suggested,
    ...targets
      .filter((target) => !suggested.some(([language]) => language === target))
      .map(
        (target) => [target, isCode(target) ? nameOfLanguage(target, locale) : asWritten(field.value, target)] as const,
      ),
  ])
  const nameOf = (language: string) => names.get(language) ?? language
  return (
    <fieldset className={styles.targets}>
      <legend className={formStyles.label}>{t('targets')}</legend>
      <p className={formStyles.hint}>{t('targetsHint')}</p>
      <div className={styles.choices}>
        {[...names].map(([language, name]) => (
          <label key={language} className={formStyles.choice}>
            <input
              type="checkbox"
              form=""
              checked={targets.includes(language)}
              // What the box says is not asked: the form hears of the click first, and may have put it back.
              onChange={() =>
                writeIn(
                  field,
                  targets.includes(language)
                    ? withoutLanguage(field.value, language, nameOf)
                    : withLanguage(field.value, name),
                )
              }
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const isCode = (language: string) => /^[a-z]{2}$/.test(language)

/** Returns how a language is written in a text. */
function asWritten(text: string, language: string): string {
  const piece = text.split(/[,;\n]/).find((one) => languagesIn(one).includes(language))
  return piece?.trim() ?? language
}
