import * as z from 'zod/mini'
import { urlField, urlText } from '../../../platform/web/url-field.ts'

export const organizationTabs = ['overview', 'locations', 'posts', 'candidates', 'statuses'] as const
export type OrganizationTab = (typeof organizationTabs)[number]

/** What an organization's page keeps in the URL: the tab, and what its list of job posts keeps. */
export const organizationSearch = z.object({
  tab: urlField(z.enum(organizationTabs)),
  q: urlText(200),
  page: urlField(z.int().check(z.minimum(1), z.maximum(100_000))),
  state: urlField(z.array(z.enum(['Alert', 'Warning', 'Good']))),
  active: urlField(z.enum(['closed', 'all'])),
  dialog: urlField(z.enum(['add', 'edit', 'refresh', 'close'])),
  id: urlField(z.uuid()),
})
export type OrganizationSearch = z.output<typeof organizationSearch>
