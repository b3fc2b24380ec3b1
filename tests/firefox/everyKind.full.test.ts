import { locales } from '../../renderer/languages.ts'
import { walkPages } from '../walkPages.ts'
import { firefoxUnderTest } from './firefox.ts'

const firefox = firefoxUnderTest()

walkPages('Firefox', locales, {
  widths: [390, 1280],
  open: (address) => firefox.open(address),
  resize: (width) => firefox.resize(width, 844),
  report: (look) => firefox.page.evaluate(look),
  errors: () => firefox.errors(),
})
