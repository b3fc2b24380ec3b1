import type { FormName } from '../../../renderer/formNames.ts'
import { addressForForms } from '../../../renderer/formService.ts'
import type { Island as IslandDefinition, IslandProps } from '../../../renderer/islands/defineIsland.ts'
import { siteConfig } from '../../../site.config.ts'
import { Island } from '../../islands/Island.tsx'
import type { IslandName } from '../../islands/islands.ts'
import { draftKey } from './draft.ts'
import type { FormIslandProps } from './Form.tsx'
import { SettingFields } from './SettingFields.tsx'

/** A form on a page. Its script is loaded on first interaction, or if a draft of it was saved. */
export function FormIsland<Name extends IslandName, More extends IslandProps>({
  island,
  name,
  more,
}: {
  readonly island: IslandDefinition<Name, FormIslandProps & More>
  readonly name: FormName
  /** Further props of the island. */
  readonly more: More
}) {
  return (
    <Island
      island={island}
      when="touched"
      stored={draftKey(name)}
      props={{ name, ...more, address: addressForForms(siteConfig.formEndpoint) }}
    >
      <SettingFields form={name} />
    </Island>
  )
}
