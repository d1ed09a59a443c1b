import { shownSeconds } from '../rules/access.ts'

let cleaning: ReturnType<typeof setTimeout> | undefined

/** Reads the clipboard if the person already allows this page to; else null. */
const seen = async (): Promise<string | null> => {
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })
    return state === 'granted' ? await navigator.clipboard.readText() : null
  } catch {
    return null
  }
}

const empty = async () => {
  try {
    await navigator.clipboard.writeText('')
  } catch {
    // A page in the background may not write: when the person comes back.
    window.addEventListener('focus', () => void navigator.clipboard.writeText('').catch(() => undefined), {
      once: true,
    })
  }
}

/** Copies a secret and empties the clipboard after 30 seconds, as far as the browser allows. Throws when it does not let us copy. */
export const copySecret = async (secret: string) => {
  await navigator.clipboard.writeText(secret)
  clearTimeout(cleaning)
  cleaning = setTimeout(() => {
    void seen().then((now) => (now === null || now === secret ? empty() : undefined))
  }, shownSeconds * 1000)
}
