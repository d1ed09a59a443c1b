type Mail = { recipients: readonly string[]; subject: string }

const code = /^[A-Z0-9](?:[A-Z0-9_-]{0,58}[A-Z0-9])?$/i
const mostCodes = 20

/** The part of an address behind a plus: `jobs+CODE@clinic.test`. */
const subAddress = (address: string): string => /^[^@+]{1,64}\+([^@]{1,100})@/.exec(address)?.[1] ?? ''

const unique = (list: readonly string[]) => [...new Set(list.filter((each) => code.test(each)))].slice(0, mostCodes)

/**
 * The job codes that an email may be about, the surest first: behind the plus of an address it was sent to, then in brackets in the
 * subject, then any word of the subject that looks like a code. `named` are those of the first two kinds: there someone meant a code.
 */
export const findMailCodes = ({ recipients, subject }: Mail) => {
  const behindPlus = recipients.map(subAddress)
  const inBrackets = [...subject.matchAll(/[[(]\s{0,5}([^\][()\s]{2,60})\s{0,5}[\])]/g)].map(([, word = '']) => word)
  const words = subject.split(/[^A-Za-z0-9_-]+/).filter((word) => /[-\d]/.test(word) && word.length >= 4)
  const named = unique([...behindPlus, ...inBrackets])
  return { named, codes: unique([...named, ...words]) }
}
