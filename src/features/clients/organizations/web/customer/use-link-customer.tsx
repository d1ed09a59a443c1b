import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { showProblem } from '../../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../../ui/notice/show-toast-with-action.tsx'
import { linkCustomer } from '../../contract/customer.ts'

const noticeId = 'customer-link'

const told = (words: string, back: () => Promise<unknown>) =>
  showToastWithAction(words, {
    id: noticeId,
    onPress: () => {
      back().catch((error: unknown) => showProblem(getErrorMessage(error, 'Couldn’t undo the link. Try again.')))
    },
  })

/**
 * Links an organization to a customer (null: to none), shows a toast, and offers an undo. Throws a refusal for the form
 * to show.
 */
export const useLinkCustomer = () => {
  const command = useCommand(linkCustomer)
  /** `seen`: what it was linked to on the screen; left out where the screen did not show it. */
  return async (id: string, customer: string | null, seen?: string | null) => {
    const done = await command.mutateAsync({ id, customer, ...(seen === undefined ? {} : { seen }) })
    if (done.customer === done.before) return
    told(
      done.customer === null ? `Unlinked from ${done.before ?? 'its customer'}.` : `Linked to ${done.customer}.`,
      async () => await command.mutateAsync({ id, customer: done.before, seen: done.customer }),
    )
  }
}
