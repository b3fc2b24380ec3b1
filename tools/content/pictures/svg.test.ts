import { describe, expect, test } from 'vitest'
import { drawingsOfEditors, hostileDrawings } from '../../../tests/fixtures/drawings.ts'
import { checkSvg } from './svg.ts'

function messagesOf(source: string | Uint8Array): string[] {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source
  return checkSvg(bytes, 'x.svg').map(({ message }) => message)
}

describe('what runs, fetches or never ends is refused', () => {
  test.each(Object.entries(hostileDrawings))('%s', (_, source) => {
    expect(messagesOf(source)).not.toEqual([])
  })
})

describe('what editors export is taken as it is', () => {
  test.each(Object.entries(drawingsOfEditors))('%s', (_, source) => {
    expect(messagesOf(source)).toEqual([])
  })
})

test('places are counted in the file as it was written', () => {
  const source = '\ufeff<svg xmlns="http://www.w3.org/2000/svg">\r\n  <g\r\n   id="é𝄞" onclick="x()"/>\r\n</svg>'
  expect(checkSvg(new TextEncoder().encode(source), 'x.svg')).toMatchObject([{ line: 3, column: 13 }])
})

test('nothing takes long to check, however much there is of it', () => {
  const head = '<svg xmlns="http://www.w3.org/2000/svg">'
  const large = 600_000
  const drawings = [
    head + '<g>'.repeat(large / 3),
    head + '<g/>'.repeat(large / 4),
    `${head}<style>${'/*'.repeat(large / 2)}</style></svg>`,
    `${head}<style>${'url('.repeat(large / 4)}</style></svg>`,
    `${head}<style>${'a{fill:url(#b)}'.repeat(large / 15)}</style>${'<a id="b"/>'.repeat(5000)}</svg>`,
    `${head}<style>${'*{fill:url(#b)}'.repeat(large / 15)}</style>${'<path id="b"/>'.repeat(5000)}</svg>`,
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
