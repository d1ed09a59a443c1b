const longest = { folders: 100, files: 150 } as const
export type DocumentKind = keyof typeof longest

/** Characters that steer how a line is drawn, or that no one sees: with them "fdp.exe" can look like "exe.pdf". */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu
const forbidden = /[/\\:*?"<>|]/
const forbiddenAll = /[/\\:*?"<>|]/g

const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').replace(unseen, '').trim()

/** The extension of a name with its dot, in lower case; '' when there is none. */
export const getExtension = (name: string): string => /\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? ''

const cut = (name: string, most: number): string => {
  if (name.length <= most) return name
  const extension = getExtension(name)
  return `${name
    .slice(0, most - extension.length)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd()}${extension}`
}

/** A name as a person typed it, and what is wrong with it as a sentence (null when nothing is). */
export const checkTypedName = (text: string, kind: DocumentKind): { name: string; problem: string | null } => {
  const name = tidy(text)
  if (name === '') return { name, problem: 'Enter a name.' }
  if (name.length > longest[kind]) return { name, problem: `Use ${longest[kind]} characters or fewer.` }
  if (forbidden.test(name)) return { name, problem: String.raw`A name can’t contain / \ : * ? " < > |` }
  if (/^\.+$/.test(name) || name.endsWith('.')) return { name, problem: 'A name can’t end with a period.' }
  return { name, problem: null }
}

const withoutEndingDots = (name: string): string => {
  let until = name.length
  while (until > 0 && '. '.includes(name.charAt(until - 1))) until -= 1
  return name.slice(0, until)
}

/** Returns the name of an uploaded file: never a path, never refused. Signs that a name cannot contain become "_". */
export const cleanFileName = (text: string): string => {
  // Browsers write quotes and line ends of a name in this way.
  const written = text.toWellFormed().replace(/%(?:22|0A|0D)/gi, '_')
  const last = tidy(written.split(/[/\\]/).at(-1) ?? '')
  const name = last.replace(forbiddenAll, '_').replace(/^\.+/, '')
  const plain = withoutEndingDots(name)
  return cut(plain === '' ? 'document' : plain, longest.files)
}

/** Returns a name with an extension for the file's type: kept when it is there already, else added. */
export const addExtension = (name: string, extensions: readonly string[]): string =>
  extensions.includes(getExtension(name))
    ? name
    : `${cut(name, longest.files - 5).replace(/[. ]+$/, '')}${extensions[0] ?? ''}`

/** The name, then "name (2)", "name (3)" …: what to call something where the name is taken. */
export const listNameCandidates = (name: string, kind: DocumentKind, many = 200): string[] => {
  const extension = kind === 'files' ? getExtension(name) : ''
  const stem = name.slice(0, name.length - extension.length).replace(/ \(\d{1,3}\)$/, '') || name
  return [
    name,
    ...Array.from({ length: many }, (_, at) => `${stem} (${at + 2})${extension}`).filter((one) => one !== name),
  ]
}
