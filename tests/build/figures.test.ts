import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Locale, locales } from '../../renderer/languages.ts'
import { copyProject, type ProgramResult, type ProjectCopy } from '../../tools/copyProject.ts'
import { pages, plain, textOf } from './site.ts'

/** A build takes some seconds, more on a busy machine; this one draws the pictures with figures anew. */
const BUILD_TIMEOUT = 240_000

const CERTIFICATE = { body: 'Bureau Veritable', number: 'TR-4711', validUntil: '2999-12-31' }

/** Words that only a certified agency may say of itself; « traducteurs certifiés » is said of people. */
const claimsOfCertification: Readonly<Record<Locale, RegExp>> = {
  fr: /(?:agence|entreprise|Passerelle|nous sommes|notre méthode est)[^.]{0,30} certifiée?s? (?:ISO|selon|conforme)|certifiée?s? ISO|certification ISO/i,
  en: /(?:agency|company|Passerelle|we are) (?:is )?certified to|ISO 17100[- ]certified|certified to ISO|ISO (?:17100 )?certification/i,
}

/** Whole numbers of a text with a 7 before each: `100 €` becomes `7100 €`, `24/7` `724/77`. */
function alter(figure: string): string {
  return figure.replaceAll(/\d+/g, '7$&')
}

function readFacts(locale: Locale): Record<string, string> {
  return z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(`content/${locale}/strings/facts.json`, 'utf8')))
}

/** Figures that can be nothing else: no years, no bare numbers. */
function figuresOf(locale: Locale): string[] {
  return Object.values(readFacts(locale)).filter((figure) => /\d/.test(figure) && !/^[\d\s.,]+$/.test(figure))
}

function holds(text: string, figure: string): boolean {
  const place = text.indexOf(plain(figure))
  if (place < 0) return false
  return !/[\p{L}\d]$|\d[.,]$/u.test(text.slice(0, place)) && !/^[\p{L}\d]/u.test(text.slice(place + figure.length))
}

describe('as long as there is no certificate', () => {
  test.each(locales)('no page says that the agency is certified: %s', (locale) => {
    const claiming = pages.filter(({ locale: own, document }) => {
      const text = plain(textOf(document)).replaceAll(/[^.]*(?:aucun organisme|no body)[^.]*\./g, '')
      return own === locale && claimsOfCertification[locale].test(text)
    })
    expect(claiming.map(({ address }) => address)).toEqual([])
  })

  test('structured data name no certification', () => {
    expect(pages.filter(({ html }) => html.includes('hasCertification')).map(({ address }) => address)).toEqual([])
  })
})

describe('another price list, a certificate, and all that the agency has to fill in', () => {
  let project: ProjectCopy
  let build: ProgramResult
  const built = new Map<string, string>()

  beforeAll(async () => {
    project = copyProject()
    for (const locale of locales) {
      const facts = Object.entries(readFacts(locale)).map(([name, figure]) => [name, alter(figure)])
      writeFileSync(
        join(project.root, `content/${locale}/strings/facts.json`),
        JSON.stringify(Object.fromEntries(facts)),
      )
    }
    const config = join(project.root, 'site.config.ts')
    const { body, number, validUntil } = CERTIFICATE
    writeFileSync(
      config,
      readFileSync(config, 'utf8')
        .replace(
          /body: '', number: '', validUntil: ''/,
          `body: '${body}', number: '${number}', validUntil: '${validUntil}'`,
        )
        .replaceAll(/^( {2}(\w+): )'',$/gm, "$1'Valeur de $2',"),
    )
    build = await project.run(['tools/build.ts'])
    const site = join(project.root, 'dist/client')
    for (const file of globSync('**/*.{html,md,xml,json,txt}', { cwd: site })) {
      built.set(file, readFileSync(join(site, file), 'utf8'))
    }
  }, BUILD_TIMEOUT)

  afterAll(() => project.remove())

  test('the site is built, and nothing is left to fill in', () => {
    expect(build).toMatchObject({ succeeds: true })
    expect(build.output + build.errors).not.toMatch(/site\.config\.ts.*legal/)
    expect([...built].filter(([, text]) => /\[(?:à compléter|to be filled in)/.test(plain(text)))).toEqual([])
  })

  test.each(locales)('no figure of facts.json is written out anywhere: %s', (locale) => {
    const figures = figuresOf(locale)
    const written = [...built]
      .filter(([file]) => file.startsWith(`${locale}/`))
      .flatMap(([file, text]) => {
        const shown = plain(file.endsWith('.html') ? readable(text) : text)
        return figures.filter((figure) => holds(shown, figure)).map((figure) => `${file}: ${figure}`)
      })
    expect(written).toEqual([])
  })

  test.each(locales)('pages say by whom the agency is certified, with the number: %s', (locale) => {
    for (const page of ['certification', 'index']) {
      const text = plain(readable(built.get(page === 'index' ? `${locale}.html` : `${locale}/${page}.html`) ?? ''))
      expect(text).toContain(CERTIFICATE.body)
      expect(text).toContain(CERTIFICATE.number)
    }
    expect(built.get(`${locale}/certification.html`)).not.toMatch(/aucun organisme|no body has/)
  })

  test('structured data name the certificate', () => {
    expect(built.get('fr.html')).toContain('hasCertification')
    expect(built.get('fr.html')).toContain(CERTIFICATE.number)
  })
})

/** What a visitor reads or is read of a page, and what search engines are told. */
function readable(html: string): string {
  const document = parse(html, { comment: false })
  for (const unread of document.querySelectorAll('script:not([type="application/ld+json"]), style')) unread.remove()
  const attributes = document
    .querySelectorAll('[alt], [aria-label], [content], [placeholder]')
    .flatMap((element) =>
      ['alt', 'aria-label', 'content', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    )
  return [document.textContent, ...attributes].join('\n')
}
