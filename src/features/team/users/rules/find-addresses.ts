import { isEmailAddress } from '../../../../rules/email-address.ts'

/** People that one press deactivates, at most. */
export const mostLeavers = 500

/** An address has 254 characters at most. Of a longer cell no sign is looked at twice. */
const longestCell = 300

/**
 * Returns the email addresses of a pasted list or of a CSV file, in small letters and once each, in their order. Other
 * cells, such as names and days, are passed over.
 */
export const findAddresses = (text: string): string[] => {
  const cells = text.split(/[\s,;|<>"'()[\]]+/).filter((cell) => cell.includes('@') && cell.length <= longestCell)
  const bare = cells.map((cell) => cell.replace(/^mailto:/i, '').replace(/[.:]+$/, ''))
  return [...new Set(bare.filter(isEmailAddress).map((cell) => cell.toLowerCase()))]
}
