import css from './panel.module.css'

/** Name of each action on a candidate, the same on their page and in their panel. */
const actLabels = { text: 'Text', interview: 'Schedule', status: 'Status' }
export type LabeledAct = keyof typeof actLabels

type ActLabelProps = { act: LabeledAct; isTimeMissing: boolean }

/** Name of an action on a candidate. An interview that has no time yet asks for it, in two words on a phone. */
export const ActLabel = ({ act, isTimeMissing }: ActLabelProps) =>
  act === 'interview' && isTimeMissing ? (
    <>
      Set <span className={css.roomy}>Interview </span>Time
    </>
  ) : (
    actLabels[act]
  )
