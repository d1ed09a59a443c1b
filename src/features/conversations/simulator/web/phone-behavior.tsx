import { NativeSelect } from '@mantine/core'
import type * as z from 'zod/mini'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { showProblem } from '../../../../ui/notice/show-toast.ts'
import { type simulatedTexts, simulatorPhone } from '../contract/simulator.ts'
import { nobodyPlayed, type PlayedRole, playedRoles, roleWords } from '../rules/roles.ts'
import { formatMinutes, networkWords } from './network-words.ts'
import css from './simulator-page.module.css'

type Phone = z.infer<typeof simulatedTexts.reply>['phones'][number]

const delays = [0, 1, 10, 60] as const
const delayLabel = (minutes: number) => (minutes === 0 ? 'Arrives now' : `Takes ${formatMinutes(minutes)}`)

/** How long texts and answers of this phone take, whether its network delivers, and who answers on it. */
export const PhoneBehavior = ({ phone }: { phone: Phone }) => {
  const change = useCommand(simulatorPhone)
  const set = (to: { delay?: (typeof delays)[number]; outcome?: string | null; role?: PlayedRole | null }) =>
    change.mutate(
      { phone: phone.phone, ...to },
      { onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t set the phone. Try again.')) },
    )
  return (
    <div className={css.behavior}>
      <NativeSelect
        size="xs"
        aria-label={`Delay of the phone of ${phone.name}`}
        value={String(phone.delay)}
        data={delays.map((minutes) => ({ value: String(minutes), label: delayLabel(minutes) }))}
        onChange={(event) => set({ delay: delays.find((each) => String(each) === event.currentTarget.value) ?? 0 })}
      />
      <NativeSelect
        size="xs"
        aria-label={`Network of the phone of ${phone.name}`}
        value={phone.outcome ?? ''}
        data={[
          { value: '', label: 'Never answers' },
          ...networkWords.map(({ outcome, label }) => ({ value: outcome, label })),
        ]}
        onChange={(event) => set({ outcome: event.currentTarget.value || null })}
      />
      <NativeSelect
        className={css.player}
        size="xs"
        aria-label={`Person replying on the phone of ${phone.name}`}
        description={(phone.role ? roleWords[phone.role] : nobodyPlayed).help}
        descriptionProps={{ fz: 'xs' }}
        inputWrapperOrder={['input', 'description']}
        value={phone.role ?? ''}
        data={[
          { value: '', label: nobodyPlayed.name },
          ...playedRoles.map((role) => ({ value: role, label: roleWords[role].name })),
        ]}
        onChange={(event) => set({ role: playedRoles.find((each) => each === event.currentTarget.value) ?? null })}
      />
    </div>
  )
}
