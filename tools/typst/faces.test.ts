import { expect, test } from 'vitest'
import { facesFor } from './faces.ts'

test('French and English take the site’s own faces, and nothing else', async () => {
  const { files, text, display } = await facesFor('Où l’œuvre de « Noël » coûte 5 €… – it’s “naïve”')
  expect(text).toHaveLength(2)
  expect(display).toEqual(text.toReversed())
  expect(files).toHaveLength(5)
})

test.each([
  ['Polish', 'Łódź'],
  ['Duala and Ewondo', 'ɓɛ́ŋɔ'],
  ['Russian', 'перевод'],
  ['Greek', 'μετάφραση'],
  ['Arabic', 'ترجمة'],
  ['Chinese', '翻译'],
  ['signs', '→ ✓ ☑ 🙂'],
])('%s is set as soon as it is written', async (_, words) => {
  const base = await facesFor('')
  const { files, text } = await facesFor(words)
  expect(text.length).toBeGreaterThan(base.text.length)
  expect(files.length).toBeGreaterThan(base.files.length)
  expect(new Set(text).size).toBe(text.length)
})

test('letters that no installed font has are known', async () => {
  expect((await facesFor('aé語ꦱ𓀀 ☐\u202f👩\u200d💻')).missing).toEqual(['☐', 'ꦱ', '𓀀'])
})
