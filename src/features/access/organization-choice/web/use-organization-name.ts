import { useQuery } from '../../../../platform/web/use-query.ts'
import { adminGetOrganizations } from '../contract/organization-choice.ts'

/**
 * Returns the name of the organization that a list is filtered to, for platform staff; without an id nothing is loaded.
 */
export const useOrganizationName = (id: string | undefined): string => {
  const { data } = useQuery(adminGetOrganizations, {}, { enabled: id !== undefined })
  return data?.organizations.find((one) => one.id === id)?.name || 'One organization'
}
