import type { Setting } from './canvas.ts'
import type { Card } from './card.ts'
import { drawArticle } from './compositions/article.ts'
import { drawHome } from './compositions/home.ts'
import { drawPage } from './compositions/page.ts'
import { drawPerson } from './compositions/person.ts'
import { drawService } from './compositions/service.ts'
import { drawStudy } from './compositions/study.ts'

/** The card as SVG, all texts as outlines; each kind of page has a composition of its own. */
export function drawCard(setting: Setting, card: Card): string {
  switch (card.kind) {
    case 'article':
      return drawArticle(setting, card)
    case 'service':
      return drawService(setting, card)
    case 'study':
      return drawStudy(setting, card)
    case 'person':
      return drawPerson(setting, card)
    case 'page':
      return drawPage(setting, card)
    case 'home':
      return drawHome(setting, card)
  }
}
