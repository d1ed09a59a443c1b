import * as z from 'zod/mini'
import { urlId, urlOneOf, urlPage, urlText } from '../../../../platform/web/url-field.ts'

/** The state of User Management in the URL. */
export const peopleSearch = z.object({
  tab: urlOneOf('invitations'),
  q: urlText(200),
  level: urlOneOf('none', 'Manager', 'Admin'),
  account: urlOneOf('active', 'deactivated', 'no-two-factor'),
  of: urlId,
  page: urlPage,
  dialog: urlOneOf(
    'invite',
    'edit',
    'deactivate',
    'reactivate',
    'sessions',
    'two-factor',
    'link',
    'calendar',
    'hand-over',
  ),
  id: urlId,
})
export type PeopleSearch = z.output<typeof peopleSearch>
export type ChangeSearch = (change: PeopleSearch, replace: boolean) => void
