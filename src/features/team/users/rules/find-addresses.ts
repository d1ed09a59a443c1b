import { isEmailAddress } from '../../../../rules/email-address.ts'

/** People that one press deactivates, at most. */
export const mostLeavers = 500

/**
 * Returns the email addresses of a pasted list or of a CSV file, in small letters and once each, in their order. Other
 * cells, such as names and days, are passed over.
 */
export const findAddresses = (text: string): string[] => {
  const cells = text.split(/[\s,;|<>"'()[\]]+/).map((cell) => cell.replace(/^mailto:/i, '').replace(/[.:]+$/, ''))
  return [
    ...new Set(cells.filter((cell) => cell.includes('@') && isEmailAddress(cell)).map((cell) => cell.toLowerCase())),
  ]
}
