/** Possible answers of the registry about a number. */
export const registryStatuses = ['Active', 'Inactive', 'Expired', 'Not found'] as const
export type RegistryStatus = (typeof registryStatuses)[number]
