import { useQuery } from '../../../../platform/web/use-query.ts'
import { adminGetOrganizations } from '../contract.ts'

/** The name of an organization that a list is narrowed to, for platform staff; without an id nothing is asked. */
export const useOrganizationName = (id: string | undefined): string => {
  const { data } = useQuery(adminGetOrganizations, {}, { enabled: id !== undefined })
  return data?.organizations.find((one) => one.id === id)?.name || 'One organization'
}
