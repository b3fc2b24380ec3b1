import { locales } from '../../renderer/languages.ts'
import { walkPages } from '../walkPages.ts'
import { webkitUnderTest } from './webkit.ts'

const webkit = webkitUnderTest()

walkPages('WebKit', locales, {
  // The narrower is the browser's minimum.
  widths: [450, 1280],
  open: (address) => webkit.open(address),
  resize: (width) => webkit.resize(width, 900),
  report: (look) => webkit.report(look),
})
