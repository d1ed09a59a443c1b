import { useCan } from '../../sign-in/web/public.ts'
import { OrganizationSelect } from './organization-select.tsx'
import { useOrganizationName } from './use-organization-name.ts'

/** The organization that a list is narrowed to: its part among the filters in use, and for platform staff the field that chooses it. */
export const useOrganizationFilter = (chosen: string | undefined, onFilter: (id: string | undefined) => void) => {
  const everyone = useCan('platform:see')
  const name = useOrganizationName(chosen)
  return {
    parts: chosen ? [{ id: 'at', label: name, remove: () => onFilter(undefined) }] : [],
    field: everyone ? (
      <OrganizationSelect
        label="Organization"
        all
        value={chosen ?? null}
        onChange={(id) => onFilter(id ?? undefined)}
      />
    ) : null,
  }
}
