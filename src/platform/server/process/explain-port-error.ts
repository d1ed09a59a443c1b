const words: Record<string, (setting: string) => string> = {
  EADDRINUSE: (setting) => `is in use by another program. Stop it, or set ${setting}PORT.`,
  EACCES: (setting) => `isn’t allowed for this user. Set ${setting}PORT to 1024 or more.`,
  EADDRNOTAVAIL: (setting) => `isn’t an address of this machine. Set ${setting}HOST.`,
  ENOTFOUND: (setting) => `isn’t an address of this machine. Set ${setting}HOST.`,
}

/**
 * Explains why a port failed to open, and which setting helps: `PORT` and `HOST` after `prefix`. Null for any other
 * error.
 */
export const explainPortError = (
  error: unknown,
  { host, port }: { host: string; port: number },
  prefix = '',
): string | null => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const said = Object.hasOwn(words, code) ? words[code] : undefined
  return said ? `${host}:${port} ${said(prefix)}` : null
}
