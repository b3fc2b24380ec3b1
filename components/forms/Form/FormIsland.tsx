import { addressForForms } from '../../../renderer/formService.ts'
import type { Island as IslandDefinition } from '../../../renderer/islands/defineIsland.ts'
import { siteConfig } from '../../../site.config.ts'
import { Island } from '../../islands/Island.tsx'
import type { IslandName } from '../../islands/islands.ts'
import { draftPrefix } from './draft.ts'
import type { FormIslandProps } from './Form.tsx'
import { SettingFields } from './SettingFields.tsx'

/** A form on a page. Its script is fetched when somebody touches it, or where something typed in it was kept. */
export function FormIsland<Name extends IslandName>({
  island,
  ...props
}: {
  readonly island: IslandDefinition<Name, FormIslandProps>
} & Omit<FormIslandProps, 'address'>) {
  const { name } = props
  return (
    <Island
      island={island}
      when="touched"
      stored={draftPrefix(name)}
      props={{ ...props, address: addressForForms(siteConfig.formEndpoint) }}
    >
      <SettingFields form={name} />
    </Island>
  )
}
