import { z } from 'zod'
import { faultSchema, presets, type Fault } from './faults.ts'

const requestSchema = z.strictObject({ fault: faultSchema.nullable() })

/** A fault that was asked for, null for none; or what is wrong with the request. */
type FaultRequest =
  | { readonly fault: Fault | null; readonly flaw?: never }
  | { readonly fault?: never; readonly flaw: string }

/**
 * Reads what the inbox is told to do.
 *
 * @param body `fault=server+error`, `fault=` for none; in JSON `{"fault": {"status": 500}}`, `{"fault": null}` for none
 */
export function readFault(body: string, isJson: boolean): FaultRequest {
  if (isJson) return readJson(body)
  const name = new URLSearchParams(body).get('fault')
  if (name === '') return { fault: null }
  const preset = name !== null && Object.hasOwn(presets, name) ? presets[name] : undefined
  return preset ? { fault: preset } : { flaw: `Send fault= with one of: ${Object.keys(presets).join('; ')}.` }
}

function readJson(body: string): FaultRequest {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return { flaw: 'That is not JSON. Send {"fault": {"status": 500}}, or {"fault": null} for none.' }
  }
  const { data, error } = requestSchema.safeParse(value)
  return data ? { fault: data.fault } : { flaw: z.prettifyError(error) }
}
