/** Only one template is the default: what the other one is told to be. */
export const unsetSentence = (name: string): string => `${name} is no longer the default.`
