/** The page to open after signing in: a path of this site, or null. `//host`, `/\host` and other addresses are refused. */
export const readReturnPath = (text: unknown): string | null => {
  if (typeof text !== 'string' || !/^\/(?![/\\])/.test(text)) return null
  // A tab or line break inside "/\t/host" would be dropped by the browser and leave "//host".
  if (/[\s\\]|\p{Cc}/u.test(text)) return null
  return text === '/' || /^\/login(?:[/?#]|$)/.test(text) ? null : text
}
