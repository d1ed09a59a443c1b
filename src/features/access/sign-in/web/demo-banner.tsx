import { useAuth } from './auth-provider.tsx'
import css from './demo-banner.module.css'

/** On every page of a demo that others can reach: no one takes made-up people for real ones. */
export const DemoBanner = () => {
  const { session, loading } = useAuth()
  if (loading || !session.settings().demoBanner) return null
  return (
    <aside aria-label="Demo data" className={css.banner}>
      <b>Demo data.</b> People and figures are made up. Don’t enter real people’s data.
    </aside>
  )
}
