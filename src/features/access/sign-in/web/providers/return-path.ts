import { ofOpenPages } from '../../../../../platform/web/clear-user-data.ts'
import { readReturnPath } from '../read-return-path.ts'

/** Kept while signed out: a page that loads without a person clears everything else. */
const key = `${ofOpenPages}after sign-in`

/** Keeps the page to open after a provider sends people back to this tab. */
export const keepReturnPath = (path: string | undefined) => {
  const wanted = readReturnPath(path)
  if (wanted) sessionStorage.setItem(key, wanted)
  else sessionStorage.removeItem(key)
}

/** Takes the kept page; the dashboard without one. */
export const takeReturnPath = (): string => {
  const wanted = readReturnPath(sessionStorage.getItem(key))
  sessionStorage.removeItem(key)
  return wanted ?? '/'
}
