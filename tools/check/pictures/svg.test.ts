import { describe, expect, test } from 'vitest'
import { checkSvg } from './svg.ts'
import { drawingsOfEditors, hostileDrawings } from '../../../tests/fixtures/drawings.ts'

function messagesOf(source: string | Uint8Array): string[] {
  return checkSvg(Buffer.from(source), 'x.svg').diagnostics.map(({ message }) => message)
}

test.each(Object.entries(hostileDrawings))('a drawing that runs, fetches or never ends is refused: %s', (_, source) => {
  expect(messagesOf(source)).not.toEqual([])
})

describe('what editors export is taken as it is', () => {
  test.each(Object.entries(drawingsOfEditors))('%s', (_, source) => {
    expect(messagesOf(source)).toEqual([])
  })
})

test('places are counted in the file as it was written', () => {
  const source = '\ufeff<svg xmlns="http://www.w3.org/2000/svg">\r\n  <g\r\n   id="é𝄞" onclick="x()"/>\r\n</svg>'
  expect(checkSvg(Buffer.from(source), 'x.svg').diagnostics).toMatchObject([{ line: 3, column: 13 }])
})

test('nothing takes long to check at the size of the largest drawings', () => {
  const head = '<svg xmlns="http://www.w3.org/2000/svg">'
  const large = 60_000
  const drawings = [
    head + '<g>'.repeat(large / 3),
    head + '<g/>'.repeat(large / 4),
    `${head}<style>${'/*'.repeat(large / 2)}</style></svg>`,
    `${head}<style>${'url('.repeat(large / 4)}</style></svg>`,
    `${head}<style>${'a{fill:url(#b)}'.repeat(large / 15)}</style>${'<a id="b"/>'.repeat(500)}</svg>`,
    `${head}<style>${'*{fill:url(#b)}'.repeat(large / 15)}</style>${'<path id="b"/>'.repeat(500)}</svg>`,
    `${head}<path d="${'1'.repeat(large)}"/></svg>`,
    `${head}<path ${'a="" '.repeat(large / 5)}/></svg>`,
    `${head}<path ${Array.from({ length: large / 12 }, (_, index) => `a${index}=""`).join(' ')}/></svg>`,
    `${head}${'&'.repeat(large)}</svg>`,
    `${head}${'<!--'.repeat(large / 4)}</svg>`,
    `${head}${'<!a'.repeat(large / 3)}</svg>`,
    `${head}<path stroke-dasharray="${'1 '.repeat(large / 2)}x"/></svg>`,
    `${head}<path style="${'stroke-dasharray:1 '.repeat(large / 20)}x"/></svg>`,
    `${head}<use href="#${'a'.repeat(large)}"/></svg>`,
  ]
  for (const drawing of drawings) {
    // Of the processor, which others use, too.
    const start = process.cpuUsage().user
    messagesOf(drawing)
    expect(process.cpuUsage().user - start, drawing.slice(0, 80)).toBeLessThan(2_000_000)
  }
})
