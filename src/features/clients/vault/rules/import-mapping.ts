import { cleanTags, findAddressError, getHost } from './login-problem.ts'
import { readOneTimeSetup } from './one-time-code.ts'

type Columns = {
  site: string
  url: string
  username: string
  secret: string
  notes: string
  totp?: string
  tags?: string
}

/** The headings that password managers write, the most telling first: Chrome's are contained in others. */
const managers: { name: string; columns: Columns; only?: string }[] = [
  {
    name: 'Bitwarden',
    only: 'type',
    columns: {
      site: 'name',
      url: 'login_uri',
      username: 'login_username',
      secret: 'login_password',
      notes: 'notes',
      totp: 'login_totp',
      tags: 'folder',
    },
  },
  {
    name: 'LastPass',
    columns: {
      site: 'name',
      url: 'url',
      username: 'username',
      secret: 'password',
      notes: 'extra',
      totp: 'totp',
      tags: 'grouping',
    },
  },
  {
    name: '1Password',
    columns: {
      site: 'title',
      url: 'url',
      username: 'username',
      secret: 'password',
      notes: 'notes',
      totp: 'otpauth',
      tags: 'tags',
    },
  },
  {
    name: 'Chrome',
    columns: { site: 'name', url: 'url', username: 'username', secret: 'password', notes: 'note' },
  },
]

// Older exports lack these; everything else must be there.
const mayLack = new Set(['totp', 'tags', 'notes'])

export type ImportMapping = { manager: string; at: Partial<Record<keyof Columns, number>>; typeAt?: number | undefined }

/** Detects the password manager of an export by its headings, and finds its columns. Null if it is unknown. */
export const detectMapping = (headers: readonly string[]): ImportMapping | null => {
  const names = headers.map((header) => header.trim().toLowerCase())
  for (const { name, columns, only } of managers) {
    const found = Object.entries(columns).map(([field, column]) => [field, names.indexOf(column)] as const)
    if (name === 'LastPass' && !names.includes('grouping') && !names.includes('extra')) continue
    if (found.some(([field, at]) => at < 0 && !mayLack.has(field))) continue
    return {
      manager: name,
      at: Object.fromEntries(found.filter(([, at]) => at >= 0)),
      typeAt: only ? names.indexOf(only) : undefined,
    }
  }
  return null
}

export type ImportedLogin = {
  site: string
  url: string
  username: string
  secret: string
  notes: string
  totp: string
  tags: string[]
}

const tooLong: [keyof ImportedLogin, number, string][] = [
  ['site', 200, 'The site is too long.'],
  ['url', 2_000, 'The address is too long.'],
  ['username', 320, 'The username is too long.'],
  ['secret', 1_000, 'The password is too long.'],
  ['notes', 5_000, 'The notes are too long.'],
]

/** One row of an export: the entry it becomes, and why it is refused or null. The sentence never repeats a secret. */
export const readImported = (
  mapping: ImportMapping,
  cells: readonly string[],
): { login: ImportedLogin; problem: string | null } => {
  const cell = (field: keyof Columns) => {
    const at = mapping.at[field]
    return at === undefined ? '' : (cells[at] ?? '')
  }
  const url = cell('url').trim().split(/[\n,]/)[0]?.trim() ?? ''
  const login: ImportedLogin = {
    site: cell('site').trim() || getHost(url),
    url,
    username: cell('username').trim(),
    secret: cell('secret'),
    notes: cell('notes'),
    totp: cell('totp').trim(),
    tags: cleanTags(cell('tags').split(/[;,]/))
      .map((tag) => tag.slice(0, 40))
      .slice(0, 10),
  }
  const kind = mapping.typeAt === undefined ? 'login' : (cells[mapping.typeAt] ?? '').trim().toLowerCase()
  return { login, problem: checkLogin(login, kind) }
}

const checkLogin = (login: ImportedLogin, kind: string): string | null => {
  if ((kind !== 'login' && kind !== '') || /^http:\/\/sn\/?$/i.test(login.url))
    return 'This is a note or a card, not a login.'
  if (login.site === '') return 'No site.'
  if (login.username === '') return 'No username.'
  if (login.secret === '') return 'No password.'
  const long = tooLong.find(([field, most]) => login[field].length > most)
  if (long) return long[2]
  const address = findAddressError(login.url)
  if (address) return address.endsWith('.') ? address : `${address}.`
  return login.totp !== '' && !readOneTimeSetup(login.totp) ? 'We can’t read its one-time code setup.' : null
}
