/** The pattern of `like` and `ilike` for what contains these words as they are: `50%` means no wildcard. Blanks around them do not count. */
export const containing = (words: string): string => `%${words.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`
