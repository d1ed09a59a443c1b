import { BesideRow } from '../../../../platform/web/panel/beside-row.tsx'
import type { LoginRow } from '../contract/vault.ts'

/** A login in the list next to the one that is open. */
export const BesideLogin = ({ login: { id, site, username } }: { login: LoginRow }) => (
  <BesideRow opens={{ dialog: 'entry', id }} name={site} status={username} />
)
