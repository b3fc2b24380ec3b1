import { expect, test } from 'vitest'
import { createTranslation, typesetResources } from './translation.ts'

function say(text: string, values: object): unknown {
  const { t } = createTranslation('fr', typesetResources([['texts', { text, delay: '24 heures' }]], 'fr'))
  // The types have the keys of the site's files; these keys are the test's.
  return Reflect.apply(t, undefined, ['text', { ns: 'texts', ...values }])
}

test.each([
  ['{{count}} min de lecture', { count: 5 }, '5\u00a0min de lecture'],
  ['Plus de {{share}} des pages', { share: '12 %' }, 'Plus de 12\u00a0% des pages'],
  [
    'Un mot de {{name}} : « {{said}} »',
    { name: 'M. Roy', said: "l'eau" },
    'Un mot de M.\u00a0Roy\u00a0: «\u00a0l’eau\u00a0»',
  ],
  ['Réponse : $t(texts:delay)', {}, 'Réponse\u00a0: 24\u00a0heures'],
  ['Appelez le {{phone}}', { phone: '+1 514 555-0142' }, 'Appelez le +1 514 555-0142'],
])('what is filled in is typeset with the text around: %s', (text, values, said) => {
  expect(say(text, values)).toBe(said)
})

test('each language keeps its own typography after another one was used', () => {
  const resources = { texts: { text: 'Ready: {{name}}!' } }
  const [french, english] = (['fr', 'en'] as const).map((locale) => createTranslation(locale, resources))
  const greet = (translation: typeof french) =>
    Reflect.apply(translation?.t ?? String, undefined, ['text', { ns: 'texts', name: "l'eau " }])
  expect([greet(french), greet(english), greet(french)]).toEqual([
    'Ready\u00a0: l’eau\u202f!',
    'Ready: l’eau!',
    'Ready\u00a0: l’eau\u202f!',
  ])
})
