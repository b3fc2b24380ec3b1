import { rememberLanguageChoice } from './browser/languageChoice.ts'
import { styleHeaderOnScroll } from './browser/headerStyle.ts'
import { enhanceMenu } from './browser/menu.ts'
import { rememberPause } from './browser/motion.ts'
import { openSearchWhenAsked } from './browser/search.ts'
import { wakeIslands } from './islands/wake.ts'

// All the script that a page has before an island wakes.
document.documentElement.dataset['scripted'] = ''
enhanceMenu()
rememberLanguageChoice()
styleHeaderOnScroll()
rememberPause()
wakeIslands()
openSearchWhenAsked()
