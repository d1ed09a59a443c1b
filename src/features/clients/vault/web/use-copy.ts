import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { revealLogin } from '../contract/secrets.ts'
import { shownSeconds } from '../rules/access.ts'
import { useSend } from './use-send.ts'

type What = Parameters<ReturnType<typeof useSend<typeof revealLogin.input, typeof revealLogin.reply>>>[0]

const tellCopied = () => showToast(`Copied. The clipboard clears in ${shownSeconds} seconds.`)

const put = async (text: string) => {
  const { copySecret } = await import('./clipboard.ts')
  await copySecret(text).then(tellCopied, () => showProblem('Your browser didn’t allow copying.'))
}

/** Puts a text that is already here, or one the server opens, into the clipboard for 30 seconds. */
export const useCopy = () => {
  const reveal = useSend(revealLogin)
  return {
    put,
    copy: async (what: Omit<What, 'aim'>) => {
      const { value } = await reveal({ ...what, aim: 'copy' })
      await put(value)
    },
  }
}
