import { readFileSync } from 'node:fs'
import { ask, type Address, type Reply, type Request } from '../exchange.ts'
import type { RunningProgram } from './program.ts'

/** The site on one of the hosts. */
export interface RunningHost {
  ask(request: Request): Promise<Reply>
  stop(): Promise<void>
}

/** A build: the site in `client`, its server configuration in `hosting`. */
export interface Build {
  readonly folder: string
  /** A folder that may be written in. */
  readonly workshop: string
}

/** The name of the site in the configurations of hosting/, which the agency changes. */
export const SITE_NAME = /\{\$SITE_ADDRESS:([^}]+)\}/.exec(readFileSync('hosting/Caddyfile', 'utf8'))?.[1] ?? ''

/** Whether anything answers there. */
export async function answers(address: Address): Promise<boolean> {
  return ask(address, { path: '/robots.txt' }).then(
    ({ status }) => status === 200,
    () => false,
  )
}

export function hostAt(address: Address, program: RunningProgram): RunningHost {
  return { ask: (request) => ask(address, request), stop: () => program.stop() }
}
