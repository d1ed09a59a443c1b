import { useState } from 'react'
import { LoadingLines } from '../../../../ui/states.tsx'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { FirstQuestionsDialog, FirstSteps } from '../../../team/onboarding/web/public.ts'
import type { Dashboard } from './use-dashboard-stats.ts'

type FirstDayProps = { firstDay: NonNullable<Dashboard['today']>['firstDay'] }

/** The first steps, and at an Admin’s first sign-in the three questions; nothing once they are done or dismissed. */
export const FirstDay = ({ firstDay: { list, questions: waiting } }: FirstDayProps) => {
  // Platform staff who look as a clinic answer nothing for it.
  const isOwn = useMe()?.impersonation === null
  const questions = isOwn ? waiting : 'none'
  const [chosen, setChosen] = useState<boolean | null>(null)
  // The dialog that opens by itself covers the steps: they load when it closes.
  const isCovered = chosen === null && questions === 'open'
  return (
    <>
      {list === 'none' ? null : isCovered ? (
        <LoadingLines label="Loading first steps" lines={list === 'folded' ? 1 : 8} />
      ) : (
        <FirstSteps list={list} questions={questions} onAsk={() => setChosen(true)} />
      )}
      <FirstQuestionsDialog
        opened={chosen ?? questions === 'open'}
        isPutOff={questions !== 'open'}
        onClose={() => setChosen(false)}
      />
    </>
  )
}
