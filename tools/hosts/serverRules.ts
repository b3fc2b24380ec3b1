import { redirects } from '../../renderer/redirects.ts'
import { headerRules, type HeaderRule } from '../site/headerRules.ts'
import type { Gateway } from './gateways.ts'

/** The rules of the site for a self-hosted server, whichever program it is. */
export interface ServerRules {
  /** Headers of every response. */
  readonly headers: readonly Header[]
  /** Further headers of the responses at some addresses. */
  readonly specialHeaders: readonly SpecialHeader[]
  /** Old names of pages, and their new ones. */
  readonly redirects: Readonly<Record<string, string>>
  readonly gateways: readonly Gateway[]
}

interface Header {
  readonly name: string
  readonly value: string
}

/** A header with its value at each address; no address has two of its values. */
export interface SpecialHeader {
  readonly name: string
  readonly values: readonly { readonly path: HeaderRule['path']; readonly value: string }[]
  /** Its value everywhere else. */
  readonly otherwise?: string
}

const EVERYWHERE = '/*'
/** Defaults that Netlify and Cloudflare Pages set by themselves, in other words. */
const OTHERWISE: Readonly<Record<string, string>> = { 'Cache-Control': 'no-cache' }

/** @param gateways the addresses without language of the built site */
export function serverRules(gateways: readonly Gateway[]): ServerRules {
  const headers = headerRules
    .flatMap((rule) => Object.entries(rule.headers).map(([name, value]) => ({ path: rule.path, name, value })))
    // Types of files are in hosting/: nginx would send two.
    .filter(({ name }) => name !== 'Content-Type')
  const special = headers.filter(({ path }) => path !== EVERYWHERE)
  const names = [...new Set(special.map(({ name }) => name))]
  return {
    headers: headers.filter(({ path }) => path === EVERYWHERE),
    specialHeaders: names.map((name) => ({
      name,
      values: special.filter((header) => header.name === name),
      ...(OTHERWISE[name] && { otherwise: OTHERWISE[name] }),
    })),
    redirects,
    gateways,
  }
}
