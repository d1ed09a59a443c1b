import { Link } from '@tanstack/react-router'
import type { CandidateSearch } from '../candidate-search.ts'
import css from './view-switch.module.css'

const views = [
  { view: undefined, label: 'Table' },
  { view: 'board', label: 'Board' },
  { view: 'review', label: 'Review queue' },
] as const

/** Table, board or one at a time: the search and the filters stay. */
export const ViewSwitch = ({ view: current }: { view: CandidateSearch['view'] }) => (
  <nav className={css.switch} aria-label="Show candidates as">
    {views.map(({ view, label }) => (
      <Link
        key={label}
        className={css.choice}
        to="/candidate-directory"
        search={(now: CandidateSearch) => ({ ...now, view, page: undefined, open: undefined, id: undefined })}
        activeProps={{}}
        aria-current={view === current ? 'page' : undefined}
      >
        {label}
      </Link>
    ))}
  </nav>
)
