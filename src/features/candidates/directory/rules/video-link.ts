const isDropbox = (host: string): boolean => host === 'dropbox.com' || host === 'www.dropbox.com'

/**
 * What a player may load for a video link, or null. https only; a Dropbox share link becomes a direct one (`raw=1`) and
 * keeps its rlkey. `ownPaths` are prefixes of our own files ('/files/') that are accepted as they are.
 */
export const getVideoSource = (link: string | null, ownPaths: readonly string[] = []): string | null => {
  const text = (link ?? '').trim()
  if (text.length > 2000) return null
  const isOwn = ownPaths.some((prefix) => text.startsWith(prefix)) && !/\.\.|\\|\/\/|%2e/i.test(text)
  if (isOwn) return text
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return null
  if (isDropbox(url.hostname) && /^\/(?:s|scl)\//i.test(url.pathname)) {
    for (const name of ['dl', 'DL']) url.searchParams.delete(name)
    url.searchParams.set('raw', '1')
  }
  return url.href
}

/** Whether the row's video button has something to play. */
export const isPlayableLink = (link: string | null, ownPaths: readonly string[] = []): boolean =>
  getVideoSource(link, ownPaths) !== null
