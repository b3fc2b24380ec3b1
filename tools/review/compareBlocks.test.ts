import { describe, expect, test } from 'vitest'
import { compareBlocks } from './compareBlocks.ts'
import { readBlocks } from './pageBlocks.ts'

function compare(before: string, after: string) {
  const { blocks, isMarkupChanged } = compareBlocks(readBlocks(before), readBlocks(after), 'fr')
  const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const
  return {
    blocks: blocks.map(
      ({ kind, change, words }) =>
        `${kind} ${change} ${words.map(({ kind: is, text }) => marks[is].join(text)).join('')}`,
    ),
    isMarkupChanged,
  }
}

const ONE = '<p>Le premier paragraphe parle de contrats.</p>'
const TWO = '<p>Le deuxième dit ce que coûte une traduction.</p>'
const THREE = '<p>Et le dernier remercie de la lecture.</p>'

describe('the blocks of a page', () => {
  test('are headings, items, cells, paragraphs and alternative texts, in reading order', () => {
    const html = `<h2 id="a">Un titre</h2><ul><li>Un <b>point</b></li></ul><table><tr><td>Une case</td></tr></table>
      <figure><img src="/a.svg" alt="Un pont"/><figcaption>Une légende</figcaption></figure><button aria-label="Fermer">×</button>`
    expect(readBlocks(html).flatMap(({ kind, text }) => (text === '' ? [] : `${kind}: ${text}`))).toEqual([
      'heading: Un titre',
      'item: Un point',
      'cell: Une case',
      'alternativeText: Un pont',
      'paragraph: Une légende',
      'alternativeText: Fermer',
      'paragraph: ×',
    ])
  })

  test('have spaces where lines and labels meet, and none within words', () => {
    const html = '<dd><a href="/x">Nadia</a><span class="a">Révision</span></dd><p>Mont<em>réal</em><br/>Douala</p>'
    expect(readBlocks(html).map(({ text }) => text)).toEqual(['Nadia Révision', 'Montréal Douala'])
  })

  test('say nothing of how large a PDF is, which every word changes', () => {
    const link = (size: string) =>
      `<p><a href="/a.pdf" download="">L’article <span class="a">PDF, ${size}\u202fko</span></a></p>`
    expect(compare(link('117'), link('1,5'))).toEqual({ blocks: [], isMarkupChanged: false })
  })
})

describe('what differs', () => {
  test('nothing', () => expect(compare(ONE + TWO, ONE + TWO)).toEqual({ blocks: [], isMarkupChanged: false }))

  test('a paragraph that moved is told once', () => {
    expect(compare(ONE + TWO + THREE, TWO + THREE + ONE).blocks).toEqual([
      'paragraph moved Le premier paragraphe parle de contrats.',
    ])
  })

  test('a paragraph that was written anew is one removed and one added', () => {
    expect(compare(ONE + TWO, `${ONE}<p>Nos bureaux ouvrent à neuf heures, à Douala.</p>`).blocks).toEqual([
      'paragraph removed [-Le deuxième dit ce que coûte une traduction.-]',
      'paragraph added {+Nos bureaux ouvrent à neuf heures, à Douala.+}',
    ])
  })

  test('a paragraph that changed is told where it is now', () => {
    const { blocks } = compare(ONE + TWO + THREE, ONE + THREE.replace('remercie', 'vous remercie') + TWO)
    expect(blocks).toEqual(['paragraph changed Et le dernier {+vous +}remercie de la lecture.'])
  })

  test('an alternative text is told as words, and as no markup', () => {
    const picture = (alt: string) => `<p>Voir</p><img src="/a.svg" alt="${alt}"/>`
    expect(compare(picture('Un pont sur la rivière'), picture('Un vieux pont sur la rivière'))).toEqual({
      blocks: ['alternativeText changed Un {+vieux +}pont sur la rivière'],
      isMarkupChanged: false,
    })
  })

  test.each([
    ['another picture', '<img src="/a.AbCd.svg" alt=""/>', '<img src="/a.EfGh.svg" alt=""/>'],
    ['another address', '<p><a href="/a">Lire</a></p>', '<p><a href="/b">Lire</a></p>'],
    ['another element', '<p>Lire la suite</p>', '<h2>Lire la suite</h2>'],
    ['a no-break space', '<p>Vrai ?</p>', '<p>Vrai\u00a0?</p>'],
    ['an element that says nothing', '<p>Lire</p>', '<p>Lire</p><hr/>'],
  ])('%s is markup', (_, before, after) => {
    expect(compare(before, after)).toEqual({ blocks: [], isMarkupChanged: true })
  })

  test('a page without end is compared within seconds', () => {
    const page = (word: string) => Array.from({ length: 3000 }, (_, index) => `<p>${word} ${index}</p>`).join('')
    expect(compare(page('avant'), page('après')).blocks).toHaveLength(6000)
  })
})
