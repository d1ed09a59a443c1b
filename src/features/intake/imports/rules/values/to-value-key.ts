/** Returns the key by which two words of a file are compared: blanks and case do not matter. */
export const toValueKey = (text: string): string => text.slice(0, 200).trim().replace(/\s+/g, ' ').toLowerCase()
