const mostRead = 600
const mostTold = 200

/** Formats the name of a job: `send-texts` is "Send texts". */
export const formatJobName = (queue: string): string => {
  const words = queue.slice(0, mostRead).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const away =
  /\b(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|EPIPE)\b|Connection terminated|terminating connection/
const late = /execution exceeded|timed out|timeout|heartbeat/i

/** Names of ours, of tables, columns and rules, stay readable: small letters with an underscore or a hyphen within. */
const ourName = /^"[a-z]+(?:[_-][a-z0-9]+)+"$/

/** Masks anything that could be of a person: addresses, numbers, quoted words, two neighboring words with capitals. */
const masked = (text: string): string =>
  text
    .replace(/"[^"]*"?/g, (quoted) => (ourName.test(quoted) ? quoted : '…'))
    .replace(/(?<!\p{L})'[^']*'/gu, '…')
    .replace(/[“‘][^”’]*[”’]?/g, '…')
    .replace(/\S*(?:@|:\/\/)\S*/g, '…')
    .replace(/\+?\(?\d[\d ().-]{3,}\d/g, '…')
    .replace(/\p{Lu}[\p{L}’'-]*(?:[ ]\p{Lu}[\p{L}’'-]*)+/gu, '…')
    .replace(/=\([^)]*\)?/g, '=(…)')

const asSentence = (line: string) => {
  const whole = line.length > mostTold ? `${line.slice(0, mostTold - 1)}…` : line
  const text = whole.charAt(0).toUpperCase() + whole.slice(1)
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/**
 * Formats why a job failed, as one sentence without anything of a person: quoted words, addresses, numbers and names
 * are masked. An error of the program itself, and a failure without words, have sentences of their own.
 */
export const describeFailure = (message: string | null): string => {
  const said = (message ?? '').slice(0, mostRead).trim()
  if (said === '') return 'It failed without an error message.'
  if (late.test(said)) return 'It took too long, or its process ended.'
  const code = away.exec(said)
  if (code) return `A service it needs didn’t answer${code[1] ? ` (${code[1]})` : ''}.`
  if (/^[[{]/.test(said)) return 'It got input it doesn’t understand.'
  return asSentence(masked(said.split('\n', 1)[0] ?? '').trim())
}
