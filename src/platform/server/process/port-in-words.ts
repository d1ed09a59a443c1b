const words: Record<string, (setting: string) => string> = {
  EADDRINUSE: (setting) => `is taken by another program: stop that one, or set ${setting}PORT.`,
  EACCES: (setting) => `may not be opened by this user: set ${setting}PORT to 1024 or more.`,
  EADDRNOTAVAIL: (setting) => `is no address of this machine: set ${setting}HOST.`,
  ENOTFOUND: (setting) => `is no address of this machine: set ${setting}HOST.`,
}

/** Why a port could not be opened, and which setting helps: `PORT` and `HOST` after `prefix`. Null for any other error. */
export const portInWords = (
  error: unknown,
  { host, port }: { host: string; port: number },
  prefix = '',
): string | null => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const said = Object.hasOwn(words, code) ? words[code] : undefined
  return said ? `${host}:${port} ${said(prefix)}` : null
}
