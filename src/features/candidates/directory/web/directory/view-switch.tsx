import { UnstyledButton } from '@mantine/core'
import type { CandidateSearch } from '../candidate-search.ts'
import css from './view-switch.module.css'

type View = CandidateSearch['view']
const views: { view: View; label: string }[] = [
  { view: undefined, label: 'Table' },
  { view: 'board', label: 'Board' },
  { view: 'review', label: 'Review Queue' },
]

/** Table, board or one at a time: the search and the filters stay. */
export const ViewSwitch = ({ view: current, onView }: { view: View; onView: (view: View) => void }) => (
  <div className={css.switch} role="group" aria-label="Show candidates as">
    {views.map(({ view, label }) => (
      <UnstyledButton key={label} className={css.choice} aria-pressed={view === current} onClick={() => onView(view)}>
        {label}
      </UnstyledButton>
    ))}
  </div>
)
