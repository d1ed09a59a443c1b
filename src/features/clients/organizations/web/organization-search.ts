import * as z from 'zod/mini'
import { createUrlChoice, urlField, urlId, urlPage, urlText } from '../../../../platform/web/url-field.ts'

export const organizationTabs = [
  'overview',
  'locations',
  'posts',
  'candidates',
  'statuses',
  'people',
  'templates',
  'texting',
  'billing',
  'activity',
] as const
export type OrganizationTab = (typeof organizationTabs)[number]

/** State of an organization's page in the URL: the tab, and the state of its list of job posts. */
export const organizationSearch = z.object({
  tab: createUrlChoice(...organizationTabs),
  q: urlText(200),
  page: urlPage,
  state: urlField(z.array(z.enum(['Alert', 'Warning', 'Good']))),
  active: createUrlChoice('closed', 'all'),
  dialog: createUrlChoice('add', 'edit', 'refresh', 'close'),
  id: urlId,
})
export type OrganizationSearch = z.output<typeof organizationSearch>
