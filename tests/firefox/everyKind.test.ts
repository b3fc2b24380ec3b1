import { walkPages } from '../walkPages.ts'
import { firefoxUnderTest } from './firefox.ts'

const firefox = firefoxUnderTest()

walkPages('Firefox', {
  widths: [390, 1280],
  open: (address) => firefox.open(address),
  resize: (width) => firefox.page.setViewport({ width, height: 844 }),
  report: (look) => firefox.page.evaluate(look),
  errors: () => firefox.errors(),
})
