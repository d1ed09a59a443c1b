import { sentenceOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { notice } from '../../../../ui/notice/notice.ts'
import { noticeWithButton } from '../../../../ui/notice/notice-with-button.tsx'
import { toldByHand } from '../contract/away.ts'

const id = 'told-by-hand'

const onError = (error: Error) => notice(sentenceOf(error, 'That could not be saved. Please try again.'), { id })

/** Says of an interview whose interviewer is away that its candidate was told by hand; one press takes that back. */
export const useTold = () => {
  const { mutate, isPending } = useCommand(toldByHand)
  const takeBack = (of: { id: string; name: string }) =>
    mutate({ id: of.id, told: false }, { onError, onSuccess: () => notice(`${of.name} still has to be told.`, { id }) })
  const tell = (of: { id: string; name: string }) =>
    mutate(
      { id: of.id, told: true },
      {
        onError,
        onSuccess: () => noticeWithButton(<>{of.name} was told by hand.</>, { id, onPress: () => takeBack(of) }),
      },
    )
  return { tell, isPending }
}
