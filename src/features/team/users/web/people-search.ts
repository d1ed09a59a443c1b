import * as z from 'zod/mini'
import { createUrlChoice, urlId, urlPage, urlText } from '../../../../platform/web/url-field.ts'

/** The state of User Management in the URL. */
export const peopleSearch = z.object({
  tab: createUrlChoice('invitations'),
  q: urlText(200),
  level: createUrlChoice('none', 'Manager', 'Admin'),
  account: createUrlChoice('active', 'deactivated', 'no-two-factor'),
  of: urlId,
  page: urlPage,
  dialog: createUrlChoice(
    'invite',
    'edit',
    'deactivate',
    'reactivate',
    'sessions',
    'two-factor',
    'link',
    'calendar',
    'hand-over',
    'leavers',
  ),
  id: urlId,
})
export type PeopleSearch = z.output<typeof peopleSearch>
export type ChangeSearch = (change: PeopleSearch, replace: boolean) => void
