/** Formats the notice about the template that stopped being the default: only one is. */
export const formatUnsetDefault = (name: string): string => `${name} is no longer the default.`
